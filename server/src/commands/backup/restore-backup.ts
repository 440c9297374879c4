import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { endRestoredAccess } from '../../account/end-restored-access.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { copyInto } from '../../db/copy.ts'
import { migrate, listMigrationNames } from '../../db/migrate.ts'
import { fragment, names as quoted, type TransactionSql } from '../../db/sql.ts'
import { settleRestoredLetters, stopRestoredLetters } from '../../outreach/restored-letters.ts'
import type { Files } from '../../services/files/files.ts'
import type { Jobs } from '../../services/jobs/jobs.ts'
import { isRestored, type JobData } from '../../work.ts'
import { CommandFailure } from '../command.ts'
import { Manifest, names, PendingJobs } from './manifest.ts'
import { listTables } from './tables.ts'
import { readEntries, type Entry } from './tar.ts'

type Options = Database & {
  /** The URL of the database. */
  url: string
  files: Files
  clock: Clock
  jobs: Pick<Jobs<JobData>, 'add' | 'install'>
}

/** The parts of a backup that are neither rows nor files. */
type Rest = { jobs: PendingJobs; keys: Record<string, string> | null }

export type Restored = {
  /** The keys, if the backup contains them. */
  keys: Rest['keys']
  /** Waiting jobs that were added again, and the names of those that were not. */
  jobs: number
  omittedJobs: string[]
  letters: { unconfirmed: number; returned: number }
  sessions: number
}

/** Reads a whole backup without writing anything. Throws a CommandFailure if it is damaged, incomplete or no backup. */
export async function checkBackup(file: string): Promise<Manifest> {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes, raw } of read(file)) {
      if (name === names.manifest) manifest = Manifest.parse(JSON.parse(bytes.toString()))
      else hash.update(raw)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandFailure(`The file ${file} does not exist.`)
    throw new CommandFailure(`${file} is no complete backup of Labreach: ${(error as Error).message}.`)
  }
  if (manifest?.sha256 !== hash.digest('hex'))
    throw new CommandFailure(`${file} is damaged: its checksum differs from the stored one.`)
  return manifest
}

/**
 * Restores a checked backup into an empty database and runs the missing migrations. The rows are inserted in one
 * transaction; after a failure the written files are deleted. Nothing that may have happened since the backup happens
 * again by itself: no letter leaves, no waiting mail is sent, and every session and link of a student has ended.
 */
export async function restoreBackup(options: Options, file: string, manifest: Manifest): Promise<Restored> {
  const { url, db, sql, files, jobs, clock } = options
  await requireEmpty(options)
  const known = await listMigrationNames()
  if (manifest.migrations.some((name) => !known.includes(name)))
    throw new CommandFailure('A newer version of Labreach wrote this backup. Update Labreach first, then restore.')

  await migrate(url, manifest.migrations.at(-1))
  const writtenFiles: string[] = []
  try {
    const rest = await sql.begin((tx) => fillTables(tx, file, manifest, { files, writtenFiles }))
    await migrate(url)
    const letters = await settleRestoredLetters({ db, clock })
    const sessions = await db.transaction().execute((tx) => endRestoredAccess(tx, clock.now()))
    await jobs.install()
    const [added = [], omitted = []] = [true, false].map((again) =>
      rest.jobs.filter(({ name }) => (isRestored[name as keyof JobData] ?? false) === again),
    )
    await db.transaction().execute(async (tx) => {
      for (const { name, data } of added) await jobs.add(tx, name as keyof JobData, data as JobData[keyof JobData])
    })
    await sql`analyze`
    // A running server may have loaded the catalogue before the tables were filled.
    await sql`notify catalogue`
    const omittedJobs = omitted.map(({ name }) => name)
    return { keys: rest.keys, jobs: added.length, omittedJobs, letters, sessions }
  } catch (error) {
    for (const fileName of writtenFiles) await files.delete(fileName)
    throw error
  }
}

async function requireEmpty({ sql }: Pick<Options, 'sql'>): Promise<void> {
  const [found] = await sql<{ count: number }[]>`
    select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`
  if (found!.count > 0)
    throw new CommandFailure(
      `The database is not empty: it has ${found!.count} tables. Restore into a new one (createdb).`,
    )
}

async function fillTables(
  tx: TransactionSql,
  file: string,
  { tables, counters: sequences }: Manifest,
  { files, writtenFiles }: { files: Files; writtenFiles: string[] },
): Promise<Rest> {
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  const rest: Rest = { jobs: [], keys: null }
  const all = (await listTables(tx)).map(({ name }) => name)
  // The backup contains the rows that migrations insert and the values that triggers set.
  await tx`truncate ${quoted(all)}`
  for (const name of all) await tx`alter table ${quoted(name)} disable trigger user`
  const entries = read(file)
  let next = await entries.next()
  /** The bytes of a table, which may be in several entries. */
  async function* readTable(table: string) {
    for (; !next.done && names.getTable(next.value.name) === table; next = await entries.next()) yield next.value.bytes
  }
  while (!next.done) {
    const table = names.getTable(next.value.name)
    if (table) {
      const target = fragment`copy ${quoted(table)} (${quoted(columns.get(table)!)}) from stdin`
      await copyInto(tx, target, readTable(table))
    } else {
      await restoreEntry(next.value, rest, files, writtenFiles)
      next = await entries.next()
    }
  }
  for (const name of all) await tx`alter table ${quoted(name)} enable trigger user`
  await stopRestoredLetters(tx)
  for (const [name, value] of Object.entries(sequences))
    await tx`select setval(${`public.${name}`}::regclass, ${value})`
  return rest
}

async function restoreEntry({ name, bytes }: Entry, rest: Rest, files: Files, writtenFiles: string[]): Promise<void> {
  const fileName = names.getFile(name)
  if (fileName) {
    writtenFiles.push(fileName)
    await files.put(fileName, bytes)
  }
  if (name === names.jobs) rest.jobs = PendingJobs.parse(JSON.parse(bytes.toString()))
  if (name === names.keys) rest.keys = JSON.parse(bytes.toString()) as Record<string, string>
}

/** Streams the files of an archive. */
function read(file: string): AsyncGenerator<Entry> {
  const packed = createReadStream(file)
  const bytes = createGunzip()
  packed.on('error', (error) => bytes.destroy(error)).pipe(bytes)
  return readEntries(bytes as AsyncIterable<Buffer>)
}
