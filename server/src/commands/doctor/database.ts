import type { Sql } from 'postgres'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/connection.ts'
import { migrationNames } from '../../db/migrate.ts'
import { fault, ok, warning, type Check } from './check.ts'

const LEAST_VERSION = 15

/**
 * What one server process opens: its pool of ten, two for what each call asks first, two for jobs, and one each for
 * listening, the pulse and reading the catalogue.
 */
const PER_PROCESS = 17

type Addresses = Pick<Config, 'databaseUrl' | 'directUrl' | 'prepared'>

/**
 * The database is looked at past a pooler; whether that answers is a check of its own, where there is one.
 * @param now the time of this computer, in ms.
 */
export function databaseChecks(
  { databaseUrl, directUrl, prepared }: Addresses,
  now: () => number,
): { checks: Check[]; close: () => Promise<void> } {
  const { sql, close } = openDatabase(directUrl, { max: 4 })
  const pooler = openDatabase(databaseUrl, { max: 1, prepared, pooled: true })
  const checks: Check[] = [
    { name: 'Database', find: () => versionOf(sql, directUrl) },
    { name: 'Migrations', find: () => migrationsOf(sql) },
    { name: 'Connections', find: () => connectionsOf(sql) },
    { name: 'Clock', find: () => clockOf(sql, now) },
  ]
  if (databaseUrl !== directUrl) checks.push({ name: 'Pooler', find: () => poolerAt(databaseUrl, pooler.sql, sql) })
  return { checks, close: async () => void (await Promise.all([close(), pooler.close()])) }
}

/** A pooler in front of another database would show students other data than those that the listener watches. */
async function poolerAt(url: string, pooler: Sql, sql: Sql) {
  const nameOf = (by: Sql) => by<[{ name: string }]>`select current_database() as name`
  const [[behind], [past]] = await Promise.all([nameOf(pooler), nameOf(sql)])
  const { host } = new URL(url)
  return behind.name === past.name
    ? ok(`${host} hands statements on to the same database.`)
    : fault(`DATABASE_URL leads to the database ${behind.name}, DATABASE_DIRECT_URL to ${past.name}.`)
}

async function versionOf(sql: Sql, url: string) {
  const { host, pathname } = new URL(url)
  const [row] = await sql<{ number: number; encoding: string; standby: boolean }[]>`
    select current_setting('server_version_num')::int / 10000 as number, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as standby`
  const { number, encoding, standby } = row!
  if (number < LEAST_VERSION) return fault(`PostgreSQL ${number} at ${host} is too old: ${LEAST_VERSION} is needed.`)
  if (encoding !== 'UTF8') return fault(`The database${pathname} is in ${encoding}: make one in UTF8.`)
  if (standby) return fault(`PostgreSQL at ${host} is a standby and takes no writes: name the primary in DATABASE_URL.`)
  return ok(`PostgreSQL ${number} at ${host}.`)
}

async function migrationsOf(sql: Sql) {
  const names = await migrationNames()
  const [table] = await sql`select to_regclass('public.kysely_migration') is not null as there`
  const ran = table!.there ? (await sql`select name from kysely_migration`).map(({ name }) => name as string) : []
  const missing = names.filter((name) => !ran.includes(name))
  const unknown = ran.filter((name) => !names.includes(name))
  if (unknown.length > 0) return fault(`The database is newer than this program: it has ${unknown.join(', ')}. Update.`)
  if (missing.length > 0) return fault(`${missing.length} of ${names.length} are missing. Run "labreach migrate".`)
  return ok(`All ${names.length} have run.`)
}

async function connectionsOf(sql: Sql) {
  const [row] = await sql<{ most: number; used: number; mine: number }[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      (select rolconnlimit from pg_roles where rolname = current_user) as mine`
  const most = Math.min(row!.most, row!.mine >= 0 ? row!.mine : Infinity)
  const says = `${most} may be open, ${row!.used} are; one server process opens ${PER_PROCESS}.`
  if (most < PER_PROCESS) return fault(`${says} Raise max_connections.`)
  if (most - row!.used < PER_PROCESS) return warning(`${says} There is no room for one more process.`)
  return ok(says)
}

async function clockOf(sql: Sql, now: () => number) {
  await sql`select 1`
  // Measured on a connection that stands.
  const before = now()
  const [row] = await sql<{ now: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
  const apart = Math.abs(row!.now - (before + now()) / 2) / 1_000
  const says = `This computer and the database are ${apart.toFixed(1)} s apart.`
  if (apart > 60) return fault(`${says} Set their clocks (systemctl enable --now systemd-timesyncd).`)
  return apart > 2 ? warning(`${says} Both should follow a time server.`) : ok(says)
}
