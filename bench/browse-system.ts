import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startPostgres } from '@labreach/launch/postgres/start'
import { startSystem } from '@labreach/launch/start'
import { openSql, type Sql } from '@labreach/launch/sql'
import { fillProfessors } from './browse-data.ts'

export type BrowseSystem = {
  url: string
  sql: Sql
  databaseUrl: string
  /** The path of the server's log, one JSON object a line. */
  log: string
  /** The times of the start and of the first response, by performance.now(). */
  started: number
  ready: number
}

const cliPath = join(import.meta.dirname, '../server/src/commands/main.ts')

/**
 * For each size, starts the product on a new database with so many generated professors. `durable`: the database
 * flushes its writes to disk.
 */
export async function withProfessors(
  sizes: readonly number[],
  measure: (size: number, system: BrowseSystem) => Promise<void>,
  { durable = false } = {},
): Promise<void> {
  const folder = await createThrowawayFolderOnDisk('labreach-browse-')
  await mkdir(join(folder, 'web'))
  await writeFile(join(folder, 'web/index.html'), '<!doctype html><title>Labreach</title>')
  const externalUrl = process.env.DATABASE_URL
  const embedded = externalUrl ? null : await startPostgres({ dataDir: join(folder, 'postgres'), durable })
  try {
    for (const size of sizes)
      await withSize(externalUrl ?? embedded!.url, folder, size, (system) => measure(size, system))
  } finally {
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function withSize(
  database: string,
  folder: string,
  size: number,
  measure: (system: BrowseSystem) => Promise<void>,
): Promise<void> {
  const admin = openSql(database)
  const name = `browse_${process.pid}_${size}`
  await admin.run(`create database ${name}`)
  const url = new URL(database)
  url.pathname = name
  const env = { ...process.env, DATABASE_URL: url.href }
  const { status, stderr } = spawnSync(process.execPath, [cliPath, 'migrate'], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const sql = openSql(url.href)
  await fillProfessors(sql, size)
  const dataDir = join(folder, String(size))
  const started = performance.now()
  const settings = { DATABASE_URL: url.href, WEB_DIR: join(folder, 'web'), LIMITS_PER_NETWORK: 'off' }
  const system = await startSystem({ dataDir, port: 0, quiet: true, env: settings })
  const ready = performance.now()
  try {
    const log = join(dataDir, 'log/product.log')
    await measure({ url: system.url, sql, databaseUrl: url.href, log, started, ready })
  } finally {
    await system.stop()
    await sql.end()
    await admin.run(`drop database ${name} with (force)`)
    await admin.end()
  }
}
