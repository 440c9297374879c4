import type { TransactionSql } from 'postgres'
import { copied } from '../../db/copied.ts'
import { copyInto } from './copy.ts'
import { dropKeptOut, inheritOptOuts } from './merge-opt-outs.ts'
import { personKey } from './person-key.ts'

/**
 * Gives each staged record the scholar id of the professor it is about, where the catalogue knows them: by one of its
 * ids, the scholar id first, else by name and school if that leads to one person alone whose ids do not say otherwise.
 * Ids of every kind are remembered, a real scholar id takes the place of an invented one, and opt-outs reach all of them.
 * Answers how many records were left out: `repeated` because another one of the same import is about the same professor,
 * `keptOut` because the person has opted out.
 */
export async function unite(tx: TransactionSql, now: Date): Promise<{ repeated: number; keptOut: number }> {
  // Which professor a staged record is about; records that are about a new one are missing.
  await tx`create temp table met (own text primary key, id integer not null) on commit drop`
  await meetById(tx)
  await readNamesakes(tx)
  await meetByName(tx)
  const keptOut = await dropKeptOut(tx)
  await tx`
    update staged_professors set other_ids = array_append(other_ids::text[], scholar_id)::text
    where scholar_id in (select own from met)`
  await rememberIds(tx)
  await inheritOptOuts(tx, now)
  const repeated = await dropRepeated(tx)
  await promoteScholarIds(tx)
  await rename(tx)
  return { repeated, keptOut }
}

async function meetById(tx: TransactionSql): Promise<void> {
  await tx`insert into met select scholar_id, id from staged_professors join professors using (scholar_id)`
  await tx`
    insert into met
    select distinct on (s.scholar_id) s.scholar_id, p.id
    from staged_professors s
      cross join unnest(s.scholar_id || s.other_ids::text[]) with ordinality as ids (alias, position)
      left join professor_aliases a using (alias)
      join professors p on p.scholar_id = coalesce(a.scholar_id, alias)
    order by s.scholar_id, position
    on conflict do nothing`
}

/** Professors with the name and school of a staged record that no id led anywhere. Folding names is not PostgreSQL's. */
async function readNamesakes(tx: TransactionSql): Promise<void> {
  await tx`create temp table namesakes (id integer primary key, person_key text not null) on commit drop`
  const wanted = await tx<{ person_key: string }[]>`
    select person_key from staged_professors
    where person_key is not null and scholar_id not in (select own from met)`
  const keys = new Set(wanted.map((row) => row.person_key))
  if (keys.size === 0) return
  const found: [number, string][] = []
  for await (const rows of copied(tx<never[]>`copy (select id, name, school_name from professors) to stdout`))
    for (const [id, name, school] of rows) {
      const key = personKey(name ?? '', school ?? '')
      if (key && keys.has(key)) found.push([Number(id), key])
    }
  await copyInto(tx, 'namesakes', ['id', 'person_key'], found)
}

/** Two ids of one kind that differ are two people, however alike the rest is. */
async function meetByName(tx: TransactionSql): Promise<void> {
  await tx`
    insert into met
    select s.scholar_id, n.id
    from staged_professors s join namesakes n using (person_key) join professors p using (id)
    where person_key in (select person_key from namesakes group by 1 having count(*) = 1)
      and person_key in (select person_key from staged_professors group by 1 having count(*) = 1)
      and n.id not in (select id from met)
      and not exists (
        select from unnest(s.scholar_id || s.other_ids::text[]) as one
          join (select p.scholar_id as other union all
            select alias from professor_aliases where scholar_id = p.scholar_id) known
          on ${kindOf(tx, 'one')} = ${kindOf(tx, 'other')})
    on conflict do nothing`
}

/** `openalex` of `openalex:A123`, empty for a scholar id. */
function kindOf(tx: TransactionSql, column: string) {
  return tx`split_part(${tx(column)}, ':', (position(':' in ${tx(column)}) = 0)::integer + 1)`
}

/**
 * Remembers the ids of records about known professors. One that belongs to another professor already says that both rows
 * are about one person: they stay two, since students have unlocked them, but whoever opts out leaves both.
 */
async function rememberIds(tx: TransactionSql): Promise<void> {
  await tx`
    with given as (
      select distinct alias, p.scholar_id, a.scholar_id as elsewhere
      from staged_professors s join met on own = s.scholar_id join professors p using (id)
        cross join unnest(s.other_ids::text[]) as ids (alias) left join professor_aliases a using (alias)
      where alias <> p.scholar_id
    )
    insert into professor_aliases (alias, scholar_id)
    select distinct on (1) * from (
      select alias, scholar_id from given where elsewhere is null
      union all select scholar_id, elsewhere from given where elsewhere <> scholar_id
    ) links order by 1, 2
    on conflict do nothing`
}

/** Of several records about one professor the one with their own id stays, else the first by id. */
async function dropRepeated(tx: TransactionSql): Promise<number> {
  await tx`create temp table repeated (own text primary key) on commit drop`
  await tx`
    insert into repeated
    select own from (
      select own, row_number() over (partition by id order by own = p.scholar_id desc, position(':' in own) > 0, own) as position
      from met join professors p using (id)
    ) ranked where position > 1`
  await tx`delete from staged_publications where scholar_id in (select own from repeated)`
  await tx`delete from met where own in (select own from repeated)`
  return (await tx`delete from staged_professors where scholar_id in (select own from repeated)`).count
}

/** A professor who was known by an invented id gets the real one, which opt-outs and their public form go by. */
async function promoteScholarIds(tx: TransactionSql): Promise<void> {
  await tx`
    create temp table promoted on commit drop as
    select p.id, p.scholar_id as old, own as new from met join professors p using (id)
    where position(':' in p.scholar_id) > 0 and position(':' in own) = 0`
  await tx`delete from professor_aliases where alias in (select new from promoted)`
  await tx`update professor_aliases set alias = new from promoted where alias = old`
  await tx`update professors p set scholar_id = new from promoted where p.id = promoted.id`
  await tx`update professor_aliases a set scholar_id = new from promoted where a.scholar_id = old`
  await tx`insert into professor_aliases (alias, scholar_id) select old, new from promoted on conflict do nothing`
  await tx`
    insert into opt_outs (scholar_id, opted_out_at)
    select new, opted_out_at from opt_outs join promoted on scholar_id = old on conflict do nothing`
  await tx`delete from opt_outs where scholar_id in (select old from promoted)`
}

/** From here on the staged records go by the scholar ids of the catalogue. Ids of new professors are remembered too. */
async function rename(tx: TransactionSql): Promise<void> {
  await tx`
    create temp table renamed on commit drop as
    select own, p.scholar_id from met join professors p using (id) where own <> p.scholar_id`
  await tx`update staged_publications s set scholar_id = r.scholar_id from renamed r where s.scholar_id = own`
  await tx`update staged_professors s set scholar_id = r.scholar_id from renamed r where s.scholar_id = own`
  await tx`
    insert into professor_aliases (alias, scholar_id)
    select distinct on (alias) alias, s.scholar_id
    from staged_professors s cross join unnest(s.other_ids::text[]) as ids (alias)
    where alias <> s.scholar_id and not exists (select from professors q where q.scholar_id = alias)
    order by alias, s.scholar_id
    on conflict do nothing`
}
