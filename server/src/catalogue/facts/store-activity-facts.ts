import type { TransactionSql } from '../../db/sql.ts'

/**
 * Stores the facts that staged records of an import bring, in place of those of their source. Like the activity they
 * change with each edition of the source, and do not count as a change of the professor.
 */
export async function storeActivityFacts(tx: TransactionSql, source: string, now: Date): Promise<void> {
  await tx`
    create temp table staged_facts on commit drop as
    select p.id as professor_id, fact->>'kind' as kind, fact->'value' as value, fact->>'address' as address,
      (fact->>'datedOn')::date as dated_on
    from staged_professors s join professors p using (scholar_id)
      cross join jsonb_array_elements(activity_facts::jsonb) as fact
    where activity_facts is not null and not p.opt_out`
  await tx`
    delete from professor_facts f where source = ${source}
      and professor_id in (select professor_id from staged_facts)
      and not exists (select from staged_facts s where s.professor_id = f.professor_id and s.kind = f.kind)`
  await tx`
    insert into professor_facts (professor_id, kind, source, position, value, address, dated_on, read_at)
    select professor_id, kind, ${source}, 0, value, address, dated_on, ${now} from staged_facts
    on conflict (professor_id, source, kind, position) do update
    set value = excluded.value, address = excluded.address, dated_on = excluded.dated_on, read_at = excluded.read_at`
}
