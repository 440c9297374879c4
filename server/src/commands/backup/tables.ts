import { isSpread } from '../../db/layout.ts'
import type { Sql, TransactionSql } from '../../db/sql.ts'

/** A table with its columns, except generated ones. */
export type Table = { name: string; columns: string[] }

/**
 * Lists the tables of the product, parents before children, so that inserts in this order satisfy the foreign keys, also
 * those that a spread table has only in a database without Citus.
 */
export async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  const found = await sql<(Table & { parents: string[] })[]>`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_migration%'
    order by c.relname`
  const all = found.map(({ parents, ...table }) => ({
    ...table,
    parents: isSpread(table.name) ? [...parents, 'students', 'professors'] : parents,
  }))
  const ordered: Table[] = []
  for (const remaining = new Set(all); remaining.size > 0;) {
    const pending = new Set([...remaining].map(({ name }) => name))
    const next = [...remaining].filter(({ parents }) => !parents.some((parent) => pending.has(parent)))
    if (next.length === 0) throw new Error(`These tables have cyclic foreign keys: ${[...pending].join(', ')}`)
    for (const table of next) {
      remaining.delete(table)
      ordered.push({ name: table.name, columns: [...table.columns] })
    }
  }
  return ordered
}

/** The last value of each sequence, so that a restored database does not assign an id twice. */
export async function readSequences(sql: TransactionSql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; value: string }[]>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))
}
