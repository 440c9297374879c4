import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { openDatabase } from './connection.ts'

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

/**
 * Runs all migrations that have not run on the database at `url`, or those up to the migration `to`. Returns their
 * names. Each migration is one short transaction, which is retried while tables are locked, so servers can run at the
 * same time. The pool has one connection, since Kysely's lock belongs to a connection. Throws the first
 * error other than a lock timeout, or the last of these.
 */
export async function migrate(url: string, to?: string): Promise<string[]> {
  const { db, sql, close } = openDatabase(url, { max: 1 })
  const migrator = new Migrator({ db, provider: migrationsInFolder })
  const ran: string[] = []
  try {
    await sql.run(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const migrations = await migrator.getMigrations()
    if (to && migrations.some(({ name, executedAt }) => name === to && executedAt)) return ran
    for (let name = await runNext(migrator); name; name = await runNext(migrator)) {
      ran.push(name)
      if (name === to) break
    }
    return ran
  } finally {
    await close()
  }
}

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
