import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { openDatabase } from './connection.ts'
import type { Sql } from './sql.ts'

const folder = new URL('../../migrations/', import.meta.url)

const migrationsInFolder: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
    const found: Record<string, Migration> = {}
    for (const name of names)
      found[name.slice(0, -3)] = (await import(pathToFileURL(fileURLToPath(new URL(name, folder))).href)) as Migration
    return found
  },
}

/** The names of all migrations, oldest first. */
export async function listMigrationNames(): Promise<string[]> {
  return Object.keys(await migrationsInFolder.getMigrations())
}

/**
 * Milliseconds that a migration waits for the lock of a table that a running server uses. PostgreSQL searches for
 * deadlocks after a second: below that, the migration fails and never a student's request. Requests wait behind a
 * waiting migration, so the time is short.
 */
const LOCK_TIMEOUT_MS = 400
const ATTEMPTS = 100
const PAUSE_MS = 100

/** The names of the migrations that ran now, and of those that a newer version of Labreach has run. */
type Migrated = { ran: string[]; newer: string[] }

/**
 * Runs all migrations that have not run on the database at `url`, or those up to the migration `to`. Each migration is
 * one short transaction, which is retried while tables are locked, so servers can run at the same time. On a database
 * that a newer version has migrated nothing is left to do: migrations only add structure
 * (docs/decisions/2026-11-23-upgrades.md). The pool has one connection, since Kysely's lock belongs to a connection.
 * Throws the first error other than a lock timeout, or the last of these; also if a migration is unknown that is not
 * newer than all known ones, or if the order differs.
 */
export async function migrate(url: string, to?: string): Promise<Migrated> {
  const { db, sql, close } = openDatabase(url, { max: 1 })
  const migrator = new Migrator({ db, provider: migrationsInFolder })
  const known = await listMigrationNames()
  const ran: string[] = []
  try {
    await sql.run(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    for (;;) {
      const executed = await selectExecuted(sql)
      const newer = findNewer(known, executed)
      if (newer.length > 0 || (to && executed.includes(to))) return { ran, newer }
      const name = await runNext(migrator).catch(async (error: unknown) => {
        // A process of a newer version may have migrated meanwhile.
        if (findNewer(known, await selectExecuted(sql)).length > 0) return null
        throw error
      })
      if (name === undefined) return { ran, newer }
      if (name) ran.push(name)
    }
  } finally {
    await close()
  }
}

/**
 * The migrations of a newer version; none unless all known ones have run before them, in their order, and the names of
 * the others follow theirs. @param executed in the order in which they ran.
 */
export function findNewer(known: readonly string[], executed: readonly string[]): string[] {
  const others = executed.slice(known.length)
  const last = known.at(-1)!
  return known.every((name, index) => executed[index] === name) && others.every((name) => name > last) ? others : []
}

/** The migrations that have run, in their order. */
export async function selectExecuted(sql: Sql): Promise<string[]> {
  const [table] = await sql<{ exists: boolean }[]>`select to_regclass('public.kysely_migration') is not null as exists`
  if (!table!.exists) return []
  const rows = await sql<{ name: string }[]>`select name from kysely_migration order by timestamp, name collate "C"`
  return rows.map(({ name }) => name)
}

/** What to print of a database that a newer version has migrated. */
export const describeNewer = (newer: readonly string[]): string =>
  `The database is newer than this version of Labreach, which has nothing to migrate (${newer.join(', ')}).`

/** Runs the oldest migration that has not run. Returns its name, or undefined if all have run. */
async function runNext(migrator: Migrator): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error === undefined) return results[0]?.migrationName
    if (!isBusy(error) || attempt === ATTEMPTS)
      throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
    await sleep(PAUSE_MS)
  }
}

/** A lock timeout or a deadlock. The migration has changed nothing. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
