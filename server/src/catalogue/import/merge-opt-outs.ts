import type { TransactionSql } from '../../db/sql.ts'

/**
 * Removes unmatched staged records of persons who opted out, so that nothing of them is stored. The hashes of their
 * other ids and addresses become suppressions, too. Returns the number of removed records.
 */
export async function removeSuppressed(tx: TransactionSql): Promise<number> {
  await tx`
    create temp table suppressed_records on commit drop as
    select scholar_id as record_id from staged_professors
    where suppressed_by = 'id' and scholar_id not in (select record_id from record_matches)`
  await tx`
    insert into suppressions (hash, person, kind)
    select decode(hash, 'base64'), decode(person, 'base64'), kind
    from suppressed_hashes where scholar_id in (select record_id from suppressed_records)
    on conflict do nothing`
  await tx`delete from staged_publications where scholar_id in (select record_id from suppressed_records)`
  return (await tx`delete from staged_professors where scholar_id in (select record_id from suppressed_records)`).count
}

/**
 * Records opt-outs for all ids and rows of a person, and for new records with the same name and school, or with the same
 * address. The latter may hide a namesake or a colleague who did not opt out. Therefore only new records are compared by
 * name, and only new addresses, so that the operator’s `relist` lasts. Such an opt-out is held: the record is not
 * erased. What follows from a held opt-out is held, too: an erasure would erase all rows of the person. It has the time
 * and the origin of that opt-out, so that the operator decides about both at once.
 */
export async function applyOptOuts(tx: TransactionSql, now: Date): Promise<void> {
  await collectOptedOutIds(tx)
  await tx`
    with same_persons as (
      select coalesce(p.scholar_id, s.scholar_id) as scholar_id, from_id, false as by_name
      from staged_professors s cross join unnest(s.scholar_id || s.other_ids::text[]) as ids (id)
        join opted_out_ids using (id) left join record_matches m on record_id = s.scholar_id
        left join professors p on p.id = m.id
      union
      select p.scholar_id, from_id, false from opted_out_ids o join professors p on p.scholar_id = o.id
      union
      select p.scholar_id, s.held_id, false
      from staged_professors s join record_matches on record_id = s.scholar_id join professors p using (id)
      where s.suppressed_by = 'id'
      union
      select s.scholar_id, p.scholar_id, true
      from staged_professors s join namesakes n using (person_key) join professors p on p.id = n.id and p.opt_out
      where s.scholar_id not in (select record_id from record_matches)
      union
      select coalesce(p.scholar_id, s.scholar_id), null, true
      from staged_professors s left join record_matches on record_id = s.scholar_id left join professors p using (id)
      -- The import does not replace an address that the professor set.
      where suppressed_by = 'address' and p.email is distinct from s.email
          and coalesce(p.field_sources->>'email', '') <> 'professor'
        or suppressed_by = 'name' and p.id is null
    ), recorded as (
      insert into opt_outs (scholar_id, opted_out_at, held, origin)
      select scholar_id, coalesce(min(opted_out_at) filter (where held and not by_name), ${now}::timestamptz),
        coalesce(bool_and(by_name or held) filter (where by_name or from_id is not null), false),
        min(origin) filter (where held and not by_name)
      from same_persons left join (select scholar_id as from_id, opted_out_at, held, origin from opt_outs) source using (from_id)
      group by scholar_id
      on conflict do nothing returning scholar_id
    )
    insert into journal (at, event, subject, detail)
    select ${now}, 'opted_out', scholar_id, jsonb_build_object('same_person_as', min(from_id))
    from recorded join same_persons using (scholar_id) group by scholar_id`
  // The import may contain ids and addresses without a stored hash. A job creates the hashes where remembered_at is
  // null.
  await tx`
    update opt_outs o set remembered_at = null from staged_professors s left join record_matches m on record_id = s.scholar_id
      left join professors p on p.id = m.id
    where o.scholar_id = coalesce(p.scholar_id, s.scholar_id)`
}

/** Hides rows with an opt-out. All servers are notified: an import may last hours until they load the catalogue again. */
export async function hideOptedOut(tx: TransactionSql): Promise<void> {
  const hidden = await tx<{ id: number }[]>`
    update professors p set opt_out = true from opt_outs o
    where o.scholar_id = p.scholar_id and not p.opt_out returning p.id`
  for (const { id } of hidden) await tx`select pg_notify('catalogue', ${`optout:${id}`})`
}

/**
 * Collects all ids of persons who opted out, by aliases in both directions. `from_id` is the id that opted out. A loop,
 * since PostgreSQL chooses a slow plan for a recursive query.
 */
async function collectOptedOutIds(tx: TransactionSql): Promise<void> {
  await tx`create temp table opted_out_ids (id text primary key, from_id text not null) on commit drop`
  await tx`insert into opted_out_ids select scholar_id, scholar_id from opt_outs`
  for (let added = 1; added > 0;) {
    const { count } = await tx`
      insert into opted_out_ids
      select a.scholar_id, from_id from opted_out_ids join professor_aliases a on a.alias = id
      union select a.alias, from_id from opted_out_ids join professor_aliases a on a.scholar_id = id
      on conflict do nothing`
    added = count
  }
}
