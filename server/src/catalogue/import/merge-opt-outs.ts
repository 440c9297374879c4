import type { TransactionSql } from 'postgres'

/**
 * Takes staged records away whose person is remembered to have opted out, where no row is about them yet: nothing of them
 * is stored. What else they say of the person (another id, a new address) is remembered too. Returns how many there were.
 */
export async function dropKeptOut(tx: TransactionSql): Promise<number> {
  await tx`
    create temp table dropped on commit drop as
    select scholar_id as own from staged_professors
    where kept_out = 'id' and scholar_id not in (select own from met)`
  await tx`
    insert into suppressions (hash, person, kind)
    select decode(hash, 'base64'), decode(person, 'base64'), kind
    from kept_out_hashes where scholar_id in (select own from dropped)
    on conflict do nothing`
  await tx`delete from staged_publications where scholar_id in (select own from dropped)`
  return (await tx`delete from staged_professors where scholar_id in (select own from dropped)`).count
}

/**
 * Whoever opted out stays out under every other id, in every row that turns out to be about them, and under the same name
 * at the same school: there a namesake may be hidden who did not ask for it. So that by name is asked only when a row is
 * new, and such an opt-out is held: it is not erased, and the operator’s `relist` takes it back.
 */
export async function inheritOptOuts(tx: TransactionSql, now: Date): Promise<void> {
  await gatherIds(tx)
  const hidden = await tx<{ id: number }[]>`
    with heirs as (
      select coalesce(p.scholar_id, s.scholar_id) as scholar_id, from_id, false as by_name
      from staged_professors s cross join unnest(s.scholar_id || s.other_ids::text[]) as ids (id) join gone using (id)
        left join met on own = s.scholar_id left join professors p on p.id = met.id
      union
      select p.scholar_id, from_id, false from gone join professors p on p.scholar_id = gone.id
      union
      select p.scholar_id, null, false
      from staged_professors s join met on own = s.scholar_id join professors p using (id) where s.kept_out = 'id'
      union
      select s.scholar_id, p.scholar_id, true
      from staged_professors s join namesakes n using (person_key) join professors p on p.id = n.id and p.opt_out
      where s.scholar_id not in (select own from met)
      union
      select scholar_id, null, true from staged_professors
      where kept_out = 'name' and scholar_id not in (select own from met)
    ), recorded as (
      insert into opt_outs (scholar_id, opted_out_at, held)
      select scholar_id, ${now}::timestamptz, bool_and(by_name) from heirs group by scholar_id
      on conflict do nothing returning scholar_id
    ), told as (
      insert into journal (at, event, subject, detail)
      select ${now}, 'opted_out', scholar_id, jsonb_build_object('same_person_as', min(from_id))
      from recorded join heirs using (scholar_id) group by scholar_id
    )
    update professors p set opt_out = true from recorded r
    where p.scholar_id = r.scholar_id and p.id not in (select id from met)
    returning p.id`
  // An import may bring ids and addresses that are not remembered yet.
  await tx`
    update opt_outs o set remembered_at = null from staged_professors s left join met on own = s.scholar_id
      left join professors p on p.id = met.id
    where o.scholar_id = coalesce(p.scholar_id, s.scholar_id)`
  // Rows that this import is about are reported as changed, and all is read again; of the others listeners hear here.
  for (const { id } of hidden) await tx`select pg_notify('catalogue', ${`optout:${id}`})`
}

/** Every id of whoever opted out, along all aliases in both directions. Step by step: PostgreSQL misjudges a recursion. */
async function gatherIds(tx: TransactionSql): Promise<void> {
  await tx`create temp table gone (id text primary key, from_id text not null) on commit drop`
  await tx`insert into gone select scholar_id, scholar_id from opt_outs`
  for (let found = 1; found > 0;) {
    const { count } = await tx`
      insert into gone
      select a.scholar_id, from_id from gone join professor_aliases a on a.alias = id
      union select a.alias, from_id from gone join professor_aliases a on a.scholar_id = id
      on conflict do nothing`
    found = count
  }
}
