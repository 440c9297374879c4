import { readdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Db } from './connection.ts'

const folder = new URL('../../migrations/', import.meta.url)

const fromFolder: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
    const found: Record<string, Migration> = {}
    for (const name of names)
      found[name.slice(0, -3)] = (await import(pathToFileURL(fileURLToPath(new URL(name, folder))).href)) as Migration
    return found
  },
}

/** The names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await fromFolder.getMigrations())
}

/** Brings the database to the newest migration, or `to` that one; answers the names that ran. Throws the first failure as it came. */
export async function migrate(db: Db, to?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: fromFolder })
  const { error, results = [] } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest())
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('A migration failed', { cause: error })
  return results.map((one) => one.migrationName)
}
