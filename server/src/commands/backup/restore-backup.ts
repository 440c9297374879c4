import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { TransactionSql } from 'postgres'
import type { Database } from '../../db/connection.ts'
import { migrate, migrationNames } from '../../db/migrate.ts'
import type { Files } from '../../services/files/files.ts'
import type { Jobs } from '../../services/jobs/jobs.ts'
import { CommandFailure } from '../command.ts'
import { Manifest, names, WaitingJobs } from './manifest.ts'
import { tablesOf } from './tables.ts'
import { entriesOf, type Entry } from './tar.ts'

type Options = Database & {
  /** Of that database. */
  url: string
  files: Files
  jobs: Pick<Jobs<Record<string, object>>, 'add' | 'install'>
}

type Rest = { jobs: WaitingJobs; keys: Record<string, string> | null }

/** Reads a whole backup without writing anything. Throws a CommandFailure where it is damaged, cut off or something else. */
export async function checkBackup(file: string): Promise<Manifest> {
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  try {
    for await (const { name, bytes, raw } of read(file)) {
      if (name === names.manifest) manifest = Manifest.parse(JSON.parse(bytes.toString()))
      else hash.update(raw)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandFailure(`There is no file ${file}.`)
    throw new CommandFailure(`${file} is no whole backup of Labreach: ${(error as Error).message}.`)
  }
  if (manifest?.sha256 !== hash.digest('hex'))
    throw new CommandFailure(`${file} is damaged: its checksum is not the one that was written down.`)
  return manifest
}

/**
 * Puts a checked backup into an empty database and brings it to the newest structure. The rows come in one transaction;
 * when something fails, the files that were written are taken away again. Answers the keys, if they were in it.
 */
export async function restoreBackup(needs: Options, file: string, manifest: Manifest): Promise<Rest['keys']> {
  const { url, db, sql, files, jobs } = needs
  await requireEmpty(needs)
  const known = await migrationNames()
  if (manifest.migrations.some((name) => !known.includes(name)))
    throw new CommandFailure('This backup was made by a newer Labreach. Update this one first, then restore.')

  await migrate(url, manifest.migrations.at(-1))
  const written: string[] = []
  try {
    const rest = await sql.begin((tx) => fill(tx, file, manifest, { files, written }))
    await migrate(url)
    await jobs.install()
    await db.transaction().execute(async (tx) => {
      for (const { name, data } of rest.jobs) await jobs.add(tx, name, data)
    })
    await sql`analyze`
    // A server that has waited for its database may have read the tables before they were filled.
    await sql`notify catalogue`
    return rest.keys
  } catch (error) {
    for (const key of written) await files.delete(key)
    throw error
  }
}

async function requireEmpty({ sql }: Pick<Options, 'sql'>): Promise<void> {
  const [found] = await sql<{ count: number }[]>`
    select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`
  if (found!.count > 0)
    throw new CommandFailure(
      `The database is not empty: it has ${found!.count} tables. A backup is restored into a new one (createdb) only.`,
    )
}

async function fill(
  tx: TransactionSql,
  file: string,
  { tables, counters }: Manifest,
  { files, written }: { files: Files; written: string[] },
): Promise<Rest> {
  const columns = new Map(tables.map((table) => [table.name, table.columns]))
  const rest: Rest = { jobs: [], keys: null }
  const all = (await tablesOf(tx)).map(({ name }) => name)
  // What a migration put there itself, and what a trigger once wrote, is in the backup as well, as it was then.
  await tx`truncate ${tx(all)}`
  for (const name of all) await tx`alter table ${tx(name)} disable trigger user`
  let open: { table: string; into: Writable } | undefined
  const end = async () => {
    open?.into.end()
    if (open) await finished(open.into)
    open = undefined
  }
  for await (const entry of read(file)) {
    const table = names.tableOf(entry.name)
    if (open && open.table !== table) await end()
    if (table && !open) {
      const into = await tx`copy ${tx(table)} (${tx(columns.get(table)!)}) from stdin`.writable()
      open = { table, into }
    }
    if (open) await write(open.into, entry.bytes)
    else await keep(entry, rest, files, written)
  }
  await end()
  for (const name of all) await tx`alter table ${tx(name)} enable trigger user`
  for (const [name, value] of Object.entries(counters)) await tx`select setval(${`public.${name}`}::regclass, ${value})`
  return rest
}

async function keep({ name, bytes }: Entry, rest: Rest, files: Files, written: string[]): Promise<void> {
  const key = names.fileOf(name)
  if (key) {
    written.push(key)
    await files.put(key, bytes)
  }
  if (name === names.jobs) rest.jobs = WaitingJobs.parse(JSON.parse(bytes.toString()))
  if (name === names.keys) rest.keys = JSON.parse(bytes.toString()) as Record<string, string>
}

/** Hands bytes on as fast as they are taken. Throws what the database says of them. */
function write(into: Writable, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    into.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

/** The files of an archive, unpacked as they are read. */
function read(file: string): AsyncGenerator<Entry> {
  const packed = createReadStream(file)
  const bytes = createGunzip()
  packed.on('error', (error) => bytes.destroy(error)).pipe(bytes)
  return entriesOf(bytes as AsyncIterable<Buffer>)
}
