import { copyRows } from '../../db/copy.ts'
import { fragment, names, type Fragment, type TransactionSql } from '../../db/sql.ts'
import { copyRowsInto } from './copy.ts'
import { applyOptOuts, hideOptedOut, removeSuppressed } from './merge-opt-outs.ts'
import { computePersonKey } from './person-key.ts'

/**
 * Matches staged records with the professors of the catalogue, and gives each matched record the professor's scholar
 * id. A record matches by one of its ids, the scholar id first. Otherwise it matches by name and school, if these
 * identify one person and no id contradicts. Ids of every kind are stored, a real scholar id replaces a generated one,
 * and an opt-out applies to all ids of a person. Returns how many records were removed: `duplicates` of a professor
 * with another record in this import, and `suppressed` ones of persons who opted out; and the number of `newIds`.
 */
export async function matchRecords(
  tx: TransactionSql,
  now: Date,
): Promise<{ duplicates: number; suppressed: number; newIds: number }> {
  // `record_id` is the scholar id of a staged record, `id` the matched professor. Records of new professors have no
  // row.
  await tx`create temp table record_matches (record_id text primary key, id integer not null) on commit drop`
  await matchById(tx)
  await findNamesakes(tx)
  await matchByName(tx)
  const suppressed = await removeSuppressed(tx)
  await tx`
    update staged_professors set other_ids = array_append(other_ids::text[], scholar_id)::text
    where scholar_id in (select record_id from record_matches)`
  let newIds = await storeAliases(tx)
  await applyOptOuts(tx, now)
  const duplicates = await removeDuplicates(tx)
  newIds += await promoteScholarIds(tx)
  newIds += await adoptScholarIds(tx)
  await hideOptedOut(tx)
  return { duplicates, suppressed, newIds }
}

async function matchById(tx: TransactionSql): Promise<void> {
  await tx`insert into record_matches select scholar_id, id from staged_professors join professors using (scholar_id)`
  await tx`
    insert into record_matches
    select distinct on (s.scholar_id) s.scholar_id, p.id
    from staged_professors s
      cross join unnest(s.scholar_id || s.other_ids::text[]) with ordinality as ids (alias, position)
      left join professor_aliases a using (alias)
      join professors p on p.scholar_id = coalesce(a.scholar_id, alias)
    order by s.scholar_id, position
    on conflict do nothing`
}

/** Finds professors with the name and school of an unmatched record. PostgreSQL cannot fold names, so all are read. */
async function findNamesakes(tx: TransactionSql): Promise<void> {
  await tx`create temp table namesakes (id integer primary key, person_key text not null) on commit drop`
  const unmatched = await tx<{ person_key: string }[]>`
    select person_key from staged_professors
    where person_key is not null and scholar_id not in (select record_id from record_matches)`
  const keys = new Set(unmatched.map((row) => row.person_key))
  if (keys.size === 0) return
  const namesakes: [number, string][] = []
  for await (const rows of copyRows(tx, fragment`copy (select id, name, school_name from professors) to stdout`))
    for (const [id, name, school] of rows) {
      const key = computePersonKey(name ?? '', school ?? '')
      if (key && keys.has(key)) namesakes.push([Number(id), key])
    }
  await copyRowsInto(tx, 'namesakes', ['id', 'person_key'], namesakes)
}

/**
 * A name and school must be unique in the catalogue and in the whole import, of which these rows may be one page. Two different ids of one kind are two persons,
 * even if everything else is equal.
 */
async function matchByName(tx: TransactionSql): Promise<void> {
  await tx`
    insert into record_matches
    select s.scholar_id, n.id
    from staged_professors s join namesakes n using (person_key) join professors p using (id)
    where person_key in (select person_key from namesakes group by 1 having count(*) = 1)
      and person_key in (select person_key from staged_professors group by 1 having count(*) = 1)
      and person_key not in (select person_key from shared_keys)
      and n.id not in (select id from record_matches)
      and not exists (
        select from unnest(s.scholar_id || s.other_ids::text[]) as record_alias
          join (select p.scholar_id as known_alias union all
            select alias from professor_aliases where scholar_id = p.scholar_id) known
          on ${composeKind('record_alias')} = ${composeKind('known_alias')})
    on conflict do nothing`
}

/** SQL for the kind of an id: `openalex` of `openalex:A123`, empty for a scholar id. */
function composeKind(column: string): Fragment {
  return fragment`split_part(${names(column)}, ':', (position(':' in ${names(column)}) = 0)::integer + 1)`
}

/**
 * Stores the ids of matched records as aliases. If an id already belongs to another professor, both rows are the same
 * person. They remain two rows, since students have unlocked them, but the alias connects them: an opt-out applies to
 * both. Returns their number.
 */
async function storeAliases(tx: TransactionSql): Promise<number> {
  const { count } = await tx`
    with given as (
      select distinct alias, p.scholar_id, a.scholar_id as owner
      from staged_professors s join record_matches on record_id = s.scholar_id join professors p using (id)
        cross join unnest(s.other_ids::text[]) as ids (alias) left join professor_aliases a using (alias)
      where alias <> p.scholar_id
    )
    insert into professor_aliases (alias, scholar_id)
    select distinct on (1) * from (
      select alias, scholar_id from given where owner is null
      union all select scholar_id, owner from given where owner <> scholar_id
    ) links order by 1, 2
    on conflict do nothing`
  return count
}

/**
 * Removes all but one record of each professor; returns their number. The record with the professor's scholar id
 * remains, or else the first one by id, real scholar ids before generated ones.
 */
async function removeDuplicates(tx: TransactionSql): Promise<number> {
  await tx`create temp table duplicate_records (record_id text primary key) on commit drop`
  await tx`
    insert into duplicate_records
    select record_id from (
      select record_id, row_number() over (
        partition by id order by record_id = p.scholar_id desc, position(':' in record_id) > 0, record_id) as position
      from record_matches join professors p using (id)
    ) ranked where position > 1`
  await tx`delete from staged_publications where scholar_id in (select record_id from duplicate_records)`
  await tx`delete from record_matches where record_id in (select record_id from duplicate_records)`
  return (await tx`delete from staged_professors where scholar_id in (select record_id from duplicate_records)`).count
}

/**
 * Replaces the generated scholar id of a professor by the real one of the record, which the public opt-out form uses.
 * Returns their number.
 */
async function promoteScholarIds(tx: TransactionSql): Promise<number> {
  await tx`
    create temp table promotions on commit drop as
    select p.id, p.scholar_id as old, record_id as new from record_matches join professors p using (id)
    where position(':' in p.scholar_id) > 0 and position(':' in record_id) = 0`
  await tx`delete from professor_aliases where alias in (select new from promotions)`
  await tx`update professor_aliases set alias = new from promotions where alias = old`
  const { count } = await tx`update professors p set scholar_id = new from promotions where p.id = promotions.id`
  await tx`update professor_aliases a set scholar_id = new from promotions where a.scholar_id = old`
  await tx`insert into professor_aliases (alias, scholar_id) select old, new from promotions on conflict do nothing`
  // Without remembered_at a job hashes the new id. Everything else remains: whether the opt-out is held, and its times.
  await tx`
    update opt_outs set scholar_id = new, remembered_at = null from promotions
    where scholar_id = old and not exists (select from opt_outs o where o.scholar_id = new)`
  await tx`delete from opt_outs where scholar_id in (select old from promotions)`
  return count
}

/** Gives staged records the scholar ids of the catalogue, and stores the aliases of new professors. Returns their number. */
async function adoptScholarIds(tx: TransactionSql): Promise<number> {
  await tx`
    create temp table renames on commit drop as
    select record_id, p.scholar_id from record_matches join professors p using (id) where record_id <> p.scholar_id`
  await tx`update staged_publications s set scholar_id = r.scholar_id from renames r where s.scholar_id = record_id`
  await tx`update staged_professors s set scholar_id = r.scholar_id from renames r where s.scholar_id = record_id`
  const { count } = await tx`
    insert into professor_aliases (alias, scholar_id)
    select distinct on (alias) alias, s.scholar_id
    from staged_professors s cross join unnest(s.other_ids::text[]) as ids (alias)
    where alias <> s.scholar_id and not exists (select from professors q where q.scholar_id = alias)
    order by alias, s.scholar_id
    on conflict do nothing`
  return count
}
