import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportDatabase } from '../catalogue/import/store.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../db/connection.ts'
import { CommandFailure } from './command.ts'
import { readSuppression } from './data-folder.ts'

/** Runs `work` on the operator's database and closes it. Failures of the database come as a sentence. */
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

/** The same for an import, which recognises those who opted out. */
export const withImportDatabase = <T>(work: (database: ImportDatabase) => Promise<T>): Promise<T> =>
  withDatabase((database) => withOptOuts(database, work))

/**
 * Hands `work` the hashes of those who opted out, made before it where some are missing, and after it of what it brought.
 * Where the key is not known an import still runs as long as nobody has opted out.
 */
export async function withOptOuts<T>(database: Database, work: (database: ImportDatabase) => Promise<T>): Promise<T> {
  const suppression = await readSuppression()
  if (!suppression) return work(database)
  const deps = { db: database.db, clock: systemClock, suppression }
  const { rememberOptOuts } = await import('../catalogue/opt-outs/remember-opt-outs.ts')
  await rememberOptOuts(deps)
  const done = await work({ ...database, suppression })
  await rememberOptOuts(deps)
  return done
}

/** Hands `work` the address of the operator's database. Failures of the database come as a sentence. */
export async function atDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const url = await databaseUrl()
  try {
    return await work(url)
  } catch (error) {
    throw understood(error, url)
  }
}

/** DATABASE_DIRECT_URL or DATABASE_URL, else what the running application wrote to its data folder (LABREACH_DATA, ./data). */
async function databaseUrl(): Promise<string> {
  const given = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  const file = join(process.env.LABREACH_DATA || 'data', 'database-url')
  const url = given || (await readFile(file, 'utf8').catch(() => '')).trim()
  if (!url)
    throw new CommandFailure(
      `No database is known: start the application with "npm start" (it writes ${file}), or set DATABASE_URL.`,
    )
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new CommandFailure(`${given ? 'DATABASE_URL' : file} must begin with postgres:// or postgresql://.`)
  return url
}

/** What went wrong in words of an operator, where the cause is a usual one. */
function understood(error: unknown, url: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const { host, pathname } = new URL(url)
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EHOSTUNREACH':
    case 'CONNECT_TIMEOUT':
      return new CommandFailure(`The database at ${host} does not answer. Is it running?`)
    case '28P01':
    case '28000':
      return new CommandFailure(`The database at ${host} refused the user or password of its address.`)
    case '3D000':
      return new CommandFailure(`There is no database named ${pathname.slice(1)} at ${host}.`)
    case '42P01':
    case '42703':
      return new CommandFailure('The database is not up to date. Run "labreach migrate" first.')
    default:
      return error
  }
}
