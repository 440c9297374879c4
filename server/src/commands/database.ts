import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportDatabase } from '../catalogue/import/store.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { CommandFailure } from './command.ts'
import { readSuppressionHasher } from './data-folder.ts'

/** Runs `work` on the operator's database and closes it. Turns usual database errors into a CommandFailure. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return atDatabase(async (url) => {
    const { openDatabase } = await import('../db/connection.ts')
    const database = openDatabase(url, { max: 2 })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  })
}

/** The same for an import, with the hashes of people who opted out. */
export const withImportDatabase = <T>(work: (database: ImportDatabase) => Promise<T>): Promise<T> =>
  withDatabase((database) => withOptOuts(database, work))

/**
 * Runs `work` with the hashes of people who opted out. Computes missing hashes before and after it, since an import may
 * add more facts about them. Without SUPPRESSION_KEY an import is possible only as long as there are no opt-outs.
 */
export async function withOptOuts<T>(database: Database, work: (database: ImportDatabase) => Promise<T>): Promise<T> {
  const suppressionHasher = await readSuppressionHasher()
  if (!suppressionHasher) return work(database)
  const deps = { db: database.db, clock: systemClock, suppressionHasher }
  const { storeMissingSuppressions } = await import('../catalogue/opt-outs/store-suppressions.ts')
  await storeMissingSuppressions(deps)
  const done = await work({ ...database, suppressionHasher })
  await storeMissingSuppressions(deps)
  return done
}

/** Runs `work` with the URL of the operator's database. Turns usual database errors into a CommandFailure. */
export async function atDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const url = await getDatabaseUrl()
  try {
    return await work(url)
  } catch (error) {
    throw explain(error, url)
  }
}

/**
 * DATABASE_DIRECT_URL, DATABASE_URL, or the URL that the application wrote to its data folder (LABREACH_DATA or
 * ./data).
 */
async function getDatabaseUrl(): Promise<string> {
  const configured = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  const file = join(process.env.LABREACH_DATA || 'data', 'database-url')
  const url = configured || (await readFile(file, 'utf8').catch(() => '')).trim()
  if (!url)
    throw new CommandFailure(
      `There is no database: start the application with "npm start" (it writes ${file}), or set DATABASE_URL.`,
    )
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new CommandFailure(`${configured ? 'DATABASE_URL' : file} must begin with postgres:// or postgresql://.`)
  return url
}

/** Turns a usual database error into a CommandFailure; returns other errors unchanged. */
function explain(error: unknown, url: string): unknown {
  if (!(error instanceof Error)) return error
  const { host, pathname } = new URL(url)
  switch ('code' in error ? error.code : error.message) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EHOSTUNREACH':
    case 'timeout expired': // pg has no code for it
      return new CommandFailure(`The database at ${host} is unreachable. Is it running?`)
    case '28P01':
    case '28000':
      return new CommandFailure(`The database at ${host} refused the user or the password of the URL.`)
    case '3D000':
      return new CommandFailure(`There is no database named ${pathname.slice(1)} at ${host}.`)
    case '42P01':
    case '42703':
      return new CommandFailure('The database is not up to date. Run "labreach migrate" first.')
    default:
      return error
  }
}
