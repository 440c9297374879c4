import type { TransactionSql } from 'postgres'

/**
 * Whoever opted out stays out under another id, and under the same name at the same school: there a namesake may be
 * hidden who did not ask for it, which the operator's `restore` mends. That by name is asked only when a row is new.
 */
export async function inheritOptOuts(tx: TransactionSql, now: Date): Promise<void> {
  await tx`
    with gone as (
      select o.scholar_id as id, o.scholar_id from opt_outs o
      union select a.alias, a.scholar_id from professor_aliases a join opt_outs o using (scholar_id)
    ), heirs as (
      select coalesce(p.scholar_id, s.scholar_id) as scholar_id, gone.scholar_id as from_id
      from staged_professors s cross join unnest(s.scholar_id || s.other_ids::text[]) as ids (id) join gone using (id)
        left join met on own = s.scholar_id left join professors p on p.id = met.id
      union
      select s.scholar_id, p.scholar_id
      from staged_professors s join namesakes n using (person_key) join professors p on p.id = n.id and p.opt_out
      where s.scholar_id not in (select own from met)
    ), recorded as (
      insert into opt_outs (scholar_id, opted_out_at)
      select distinct scholar_id, ${now}::timestamptz from heirs
      on conflict do nothing returning scholar_id
    )
    insert into journal (at, event, subject, detail)
    select ${now}, 'opted_out', scholar_id, jsonb_build_object('same_person_as', min(from_id))
    from recorded join heirs using (scholar_id) group by scholar_id`
}
