import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { supervise } from './supervise.ts'
import { startPostgres, type Postgres } from './postgres/start.ts'
import { Problem } from './problem.ts'
import { openSql } from './sql.ts'

export type Database = { url(): string; stop(): Promise<void>; kill(): void }

/**
 * Opens the database of a data folder: the one at `url`, or else a supervised PostgreSQL of its own. While it runs,
 * `<data>/database-url` (mode 0600) contains its URL. `onChange` is called when a restart changed the URL.
 */
export async function openDatabase(
  data: DataFolder,
  url: string | undefined,
  print: (line: string) => void,
  onChange: () => void,
): Promise<Database> {
  const urlFile = join(data.path, 'database-url')
  const writeUrl = (currentUrl: string) => writeFileSync(urlFile, `${currentUrl}\n`, { mode: 0o600 })
  const removeUrl = () => rmSync(urlFile, { force: true })
  if (url) {
    await checkVersion(url)
    writeUrl(url)
    return { url: () => url, stop: async () => removeUrl(), kill: removeUrl }
  }
  let currentUrl = ''
  const onRestart = (run: Postgres) => {
    if (run.url === currentUrl) return
    writeUrl((currentUrl = run.url))
    onChange()
  }
  const log = data.log('postgres')
  const supervised = await supervise(() => startPostgres({ dataDir: data.postgres, log }), { print, log, onRestart })
  writeUrl((currentUrl = supervised.current().url))
  return {
    url: () => currentUrl,
    stop: () => supervised.stop().finally(removeUrl),
    kill() {
      supervised.kill()
      removeUrl()
    },
  }
}

async function checkVersion(url: string): Promise<void> {
  const displayUrl = removePassword(url)
  const sql = openSql(url, { connectTimeoutMs: 10_000 })
  try {
    const [row] = await sql<{ number: number; name: string }[]>`
      SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`
    if (row && row.number < 150_000)
      throw new Problem(`DATABASE_URL (${displayUrl}) is PostgreSQL ${row.name}; Labreach needs 15 or newer.`)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `Connecting to the database in DATABASE_URL (${displayUrl}) failed: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    )
  } finally {
    await sql.end()
  }
}

function removePassword(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed)
    throw new Problem('DATABASE_URL is not a valid URL; write it as postgres://user:password@host:5432/database.')
  if (parsed.password) parsed.password = '…'
  return parsed.href
}
