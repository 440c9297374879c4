import { isSpread, layout, spreadTables } from '../../db/layout.ts'
import type { TransactionSql } from '../../db/sql.ts'

/** What `labreach distribute` runs, in this order and in one transaction; empty if every table is at its place. */
type Plan = { statements: string[] }

/** What stops it: sentences about the schema. */
type Obstacles = { obstacles: string[] }

type Reference = { table: string; name: string; to: string; definition: string }
type Key = { table: string; name: string; columns: string[] }
type Trigger = { table: string; name: string }

/**
 * Reads from the schema what is to be run. `distributed`: the tables that are spread already. Citus refuses a foreign
 * key while only one of its tables is spread, so all those of spread tables are dropped first; those between two spread
 * tables are put back.
 */
export async function planDistribution(sql: TransactionSql, distributed: readonly string[]): Promise<Plan & Obstacles> {
  const left = spreadTables.filter((table) => !distributed.includes(table))
  const obstacles = await findObstacles(sql)
  if (left.length === 0 || obstacles.length > 0) return { statements: [], obstacles }
  const touching = (await selectReferences(sql)).filter(({ table, to }) => left.includes(table) || left.includes(to))
  const within = touching.filter(({ table, to }) => isSpread(table) && isSpread(to))
  const functions = await selectFunctions(sql)
  const [first] = spreadTables
  return {
    obstacles,
    statements: [
      "set local citus.multi_shard_modify_mode to 'sequential'",
      ...touching.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...functions.map((signature) => `select create_distributed_function('${signature}')`),
      ...left.map((table) => {
        const column = (layout[table] as { spreadBy: string }).spreadBy
        const beside = table === first ? 'none' : first
        return `select create_distributed_table('${table}', '${column}', colocate_with => '${beside}')`
      }),
      ...within.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      // Otherwise the rows remain on the coordinator, unseen, also after their deletion.
      ...left.map((table) => `select truncate_local_data_after_distributing_table('${table}')`),
    ],
  }
}

/** Why the schema cannot be spread: each sentence names a table. */
async function findObstacles(sql: TransactionSql): Promise<string[]> {
  const [tables, keys, triggers, references] = [
    await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
        select from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by 1`,
    await selectKeys(sql),
    await selectTriggers(sql),
    await selectReferences(sql),
  ]
  const column = (table: string) => (layout[table] as { spreadBy: string }).spreadBy
  return [
    ...tables
      .filter(({ name }) => !(name in layout))
      .map(({ name }) => `The table ${name} has no place in server/src/db/layout.ts.`),
    ...keys
      .filter(({ table, columns }) => isSpread(table) && !columns.includes(column(table)))
      .map(({ table, name }) => `The unique key ${name} of ${table} does not contain ${column(table)}.`),
    ...triggers
      .filter(({ table }) => isSpread(table))
      .map(({ table, name }) => `The table ${table} has the trigger ${name}.`),
    ...references
      .filter(({ table, to }) => isSpread(to) && !isSpread(table))
      .map(({ table, name, to }) => `The foreign key ${name} of ${table} refers to ${to}, which is spread.`),
  ]
}

const selectReferences = (sql: TransactionSql): Promise<Reference[]> => sql<Reference[]>`
  select conrelid::regclass::text as table, quote_ident(conname) as name, confrelid::regclass::text as to,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  order by 1, 2`

const selectKeys = (sql: TransactionSql): Promise<Key[]> => sql<Key[]>`
  select indrelid::regclass::text as table, indexrelid::regclass::text as name,
    array(select attname::text from unnest(indkey::int2[]) as part
      join pg_attribute on attrelid = indrelid and attnum = part) as columns
  from pg_index join pg_class on pg_class.oid = indrelid
  where indisunique and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1, 2`

const selectTriggers = (sql: TransactionSql): Promise<Trigger[]> => sql<Trigger[]>`
  select tgrelid::regclass::text as table, tgname as name from pg_trigger
  join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`

/** The functions of the schema that statements call. Workers have them only if they are distributed. */
async function selectFunctions(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`
  return rows.map(({ signature }) => signature)
}
