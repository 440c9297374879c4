import type { TransactionSql } from 'postgres'

/**
 * Whoever opted out stays out under every other id, in every row that turns out to be about them, and under the same name
 * at the same school: there a namesake may be hidden who did not ask for it, which the operator’s `relist` mends. That by
 * name is asked only when a row is new.
 */
export async function inheritOptOuts(tx: TransactionSql, now: Date): Promise<void> {
  await gatherIds(tx)
  const hidden = await tx<{ id: number }[]>`
    with heirs as (
      select coalesce(p.scholar_id, s.scholar_id) as scholar_id, from_id
      from staged_professors s cross join unnest(s.scholar_id || s.other_ids::text[]) as ids (id) join gone using (id)
        left join met on own = s.scholar_id left join professors p on p.id = met.id
      union
      select p.scholar_id, from_id from gone join professors p on p.scholar_id = gone.id
      union
      select s.scholar_id, p.scholar_id
      from staged_professors s join namesakes n using (person_key) join professors p on p.id = n.id and p.opt_out
      where s.scholar_id not in (select own from met)
    ), recorded as (
      insert into opt_outs (scholar_id, opted_out_at)
      select distinct scholar_id, ${now}::timestamptz from heirs
      on conflict do nothing returning scholar_id
    ), told as (
      insert into journal (at, event, subject, detail)
      select ${now}, 'opted_out', scholar_id, jsonb_build_object('same_person_as', min(from_id))
      from recorded join heirs using (scholar_id) group by scholar_id
    )
    update professors p set opt_out = true from recorded r
    where p.scholar_id = r.scholar_id and p.id not in (select id from met)
    returning p.id`
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
