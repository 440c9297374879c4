import { readFile } from 'node:fs/promises'
import { migrate } from '../../src/db/migrate.ts'
import { Connection } from '../../src/db/pool.ts'
import { names } from '../../src/db/sql.ts'
import { recreateDatabase, createTestDatabase, type TestDatabase } from '../database.ts'

/** Parameters are recorded in their wire format. */
export type Statement = { query: string; parameters: (string | null)[] }

/**
 * A recording of an older server: the rows of its database by table, and the statements of each action of a student.
 * The records are of invented people.
 */
export type Recording = {
  /** The time of the recording, by the recorded server's clock. */
  at: string
  /** The token of an active session. */
  refreshToken: string
  rows: Record<string, object[]>
  acts: Record<string, Statement[]>
}

export async function readRecording(day: string): Promise<Recording> {
  return JSON.parse(await readFile(new URL(`${day}.json`, import.meta.url), 'utf8')) as Recording
}

/** A database at the migration of that name, with the recorded rows. */
export async function createRecordedDatabase({ rows }: Recording, migration: string): Promise<TestDatabase> {
  const database = await createTestDatabase()
  await recreateDatabase(database.url)
  await migrate(database.url, migration)
  await database.sql.begin(async (tx) => {
    // Disables foreign keys, so the tables can be filled in any order. The recorded rows are consistent.
    await tx`set local session_replication_role = replica`
    for (const [table, all] of Object.entries(rows))
      await tx`insert into ${names(table)} overriding system value
        select * from jsonb_populate_recordset(null::${names(table)}, ${JSON.stringify(all)}::jsonb)`
    const counted = await tx<{ table: string; column: string }[]>`
      select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attidentity <> '' and relkind = 'r'`
    // The recorded statements contain the ids that the recorded server generated.
    for (const { table, column } of counted)
      await tx`select setval(pg_get_serial_sequence(${table}, ${column}), max(${names(column)})) from ${names(table)}`
  })
  return database
}

/** Says the statements of an act again, on one connection. Throws the first refusal, with the statement. */
export async function replay(url: string, statements: readonly Statement[]): Promise<void> {
  const connection = new Connection({ connectionString: url })
  await connection.connect()
  try {
    for (const { query, parameters } of statements)
      await connection.query(query, parameters).catch((error: unknown) => {
        throw new Error(`The earlier server's statement failed: ${query}`, { cause: error })
      })
  } finally {
    await connection.end()
  }
}
