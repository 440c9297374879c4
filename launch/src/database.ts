import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { DataFolder } from './data-folder.ts'
import { keepRunning } from './keep-running.ts'
import { startPostgres, type Postgres } from './postgres/start.ts'
import { Problem } from './problem.ts'

export type Database = { url(): string; stop(): Promise<void>; kill(): void }

/**
 * The database of a data folder: the one that `url` names when that is given, else PostgreSQL of our own, kept running.
 * While it stands its address is in `<data>/database-url` (0600). `moved` is told when a restart changed the address.
 */
export async function openDatabase(
  data: DataFolder,
  url: string | undefined,
  say: (line: string) => void,
  moved: () => void,
): Promise<Database> {
  const note = join(data.path, 'database-url')
  const write = (address: string) => writeFileSync(note, `${address}\n`, { mode: 0o600 })
  const forget = () => rmSync(note, { force: true })
  if (url) {
    await checkVersion(url)
    write(url)
    return { url: () => url, stop: async () => forget(), kill: forget }
  }
  let address = ''
  const again = (run: Postgres) => {
    if (run.url === address) return
    write((address = run.url))
    moved()
  }
  const log = data.log('postgres')
  const kept = await keepRunning(() => startPostgres({ dataDir: data.postgres, log }), { say, log, again })
  write((address = kept.current().url))
  return {
    url: () => address,
    stop: () => kept.stop().finally(forget),
    kill() {
      kept.kill()
      forget()
    },
  }
}

async function checkVersion(url: string): Promise<void> {
  const shown = withoutPassword(url)
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined })
  try {
    const [row] = await sql<{ number: number; name: string }[]>`
      SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name`
    if (row && row.number < 150_000)
      throw new Problem(`DATABASE_URL (${shown}) is PostgreSQL ${row.name}; Labreach needs 15 or newer.`)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(
      `The database that DATABASE_URL names (${shown}) does not answer: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function withoutPassword(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed)
    throw new Problem('DATABASE_URL is no address; it looks like postgres://user:password@host:5432/database.')
  if (parsed.password) parsed.password = '…'
  return parsed.href
}
