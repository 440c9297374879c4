import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { copyLines } from '../../db/copy.ts'
import { fragment, names as quoted, type Sql, type TransactionSql } from '../../db/sql.ts'
import { selectStoredFiles } from '../../resume/stored-files.ts'
import type { Files } from '../../services/files/files.ts'
import { names, type Manifest, type PendingJobs } from './manifest.ts'
import { listTables, readSequences, type Table } from './tables.ts'
import { tarEnd, createTarEntry } from './tar.ts'

/** The end of the name of a backup that is being written. A killed process leaves such a file. */
export const unfinished = '.part'

const PART_BYTES = 2 * 1024 * 1024

type Options = {
  sql: Sql
  files: Pick<Files, 'withBytes'>
  now: Date
  /** The keys by name; null to leave them out. */
  keys: Record<string, string> | null
  /** Kinds of jobs that are left out, since the server queues them again. */
  lengthy: readonly string[]
}

export type Written = Manifest & { missing: string[] }

/**
 * Writes the database and the files to one file (tar, gzip) with mode 0600, which is renamed when it is complete. All
 * tables are read in one snapshot, and the files are those of its rows, so that they are consistent. `missing`: files
 * of rows that do not exist.
 */
export async function writeBackup(options: Options, to: string): Promise<Written> {
  const part = `${to}${unfinished}`
  let written: Written | undefined
  try {
    await options.sql.begin(async (tx) => {
      const archive = generateArchive({ ...options, tx }, (manifest) => (written = manifest))
      const file = createWriteStream(part, { mode: 0o600, flush: true })
      await pipeline(Readable.from(archive, { objectMode: false }), createGzip({ level: 6 }), file)
    }, 'isolation level repeatable read read only')
    await rename(part, to)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return written!
}

async function* generateArchive(
  { tx, files, now, keys, lengthy }: Options & { tx: TransactionSql },
  done: (it: Written) => void,
) {
  const hash = createHash('sha256')
  const createEntry = (name: string, bytes: Buffer) => {
    const raw = createTarEntry(name, bytes, now)
    hash.update(raw)
    return raw
  }
  const migrations = await tx<{ name: string }[]>`select name from kysely_migration order by name`
  const tables: Manifest['tables'] = []
  for (const table of await listTables(tx)) {
    let [rows, number] = [0, 0]
    for await (const part of readParts(tx, table)) {
      rows += countLines(part)
      yield createEntry(names.part(table.name, number++), part)
    }
    tables.push({ ...table, rows })
  }

  const jobs = await selectPendingJobs(tx, lengthy)
  yield createEntry(names.jobs, toJson(jobs))
  if (keys) yield createEntry(names.keys, toJson(keys))

  const missing: string[] = []
  const named = await selectStoredFiles(tx)
  for (const key of named) {
    const bytes = await files.withBytes(key, async (all) => all)
    if (bytes) yield createEntry(names.file(key), Buffer.from(bytes))
    else missing.push(key)
  }

  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    counters: await readSequences(tx),
    files: named.length - missing.length,
    jobs: jobs.length,
    keys: keys !== null,
    sha256: hash.digest('hex'),
  }
  yield createTarEntry(names.manifest, toJson(manifest), now)
  yield tarEnd
  done({ ...manifest, missing })
}

/** The rows of a table in parts of about 2 MB of complete lines. */
async function* readParts(tx: TransactionSql, { name, columns }: Table): AsyncGenerator<Buffer> {
  let [lines, size]: [Buffer[], number] = [[], 0]
  for await (const some of copyLines(tx, fragment`copy ${quoted(name)} (${quoted(columns)}) to stdout`)) {
    lines.push(some)
    size += some.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(lines)
    ;[lines, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(lines)
}

async function selectPendingJobs(tx: TransactionSql, lengthy: readonly string[]): Promise<PendingJobs> {
  const [queues] = await tx`select to_regclass('pgboss.job') is not null as there`
  if (!queues!.there) return []
  return tx<PendingJobs>`
    select name, data from pgboss.job
    where state in ('created', 'retry', 'active') and name <> all (${[...lengthy]}) and name not like '\\_\\_%'
    order by created_on`
}

const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

function countLines(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count++
  return count
}
