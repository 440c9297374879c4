import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/connection.ts'
import type { Sql } from '../../db/sql.ts'
import { findNewer, listMigrationNames, selectExecuted } from '../../db/migrate.ts'
import { failure, ok, warning, type Check } from './check.ts'

const MIN_VERSION = 15

/**
 * Connections of one server process: its pool of ten, two in a separate pool for the first queries of all requests,
 * two for jobs, and one each for LISTEN, the health check and the load of the catalogue.
 */
const CONNECTIONS_PER_PROCESS = 17

type Urls = Pick<Config, 'databaseUrl' | 'directUrl' | 'catalogueUrl' | 'prepared'>

/**
 * Creates the checks of the database on a direct connection, and checks of the pooler and the standby if there are any.
 * @param now the time of this computer, in ms.
 */
export function createDatabaseChecks(
  { databaseUrl, directUrl, catalogueUrl, prepared }: Urls,
  now: () => number,
): { checks: Check[]; close: () => Promise<void> } {
  const { sql, close } = openDatabase(directUrl, { max: 4 })
  const pooler = openDatabase(databaseUrl, { max: 1, prepared, pooled: true })
  const standby = openDatabase(catalogueUrl, { max: 1 })
  const [group, needs] = ['Database', ['DATABASE_URL', 'DATABASE_DIRECT_URL']] as const
  const checks: Check[] = [
    { group, needs, name: 'Database', run: () => checkVersion(sql, directUrl) },
    { group, needs, name: 'Migrations', run: () => checkMigrations(sql) },
    { group, needs, name: 'Connections', run: () => checkConnections(sql) },
    { group, needs, name: 'Clock', run: () => checkClock(sql, now) },
    { group: 'Jobs', needs, name: 'Jobs', run: () => checkJobs(sql) },
  ]
  if (databaseUrl !== directUrl)
    checks.push({ group, needs, name: 'Pooler', run: () => checkSame('DATABASE_URL', databaseUrl, pooler.sql, sql) })
  if (catalogueUrl !== directUrl)
    checks.push({
      group,
      needs: [...needs, 'CATALOGUE_DATABASE_URL'],
      name: 'Standby',
      run: () => checkSame('CATALOGUE_DATABASE_URL', catalogueUrl, standby.sql, sql),
    })
  return { checks, close: async () => void (await Promise.all([close(), pooler.close(), standby.close()])) }
}

/** Notifications are received on the direct connection, so the pooler and the standby must lead to the same database. */
async function checkSame(setting: string, url: string, other: Sql, sql: Sql) {
  const readName = (connection: Sql) => connection<[{ name: string }]>`select current_database() as name`
  const [[there], [direct]] = await Promise.all([readName(other), readName(sql)])
  const { host } = new URL(url)
  return there.name === direct.name
    ? ok(`${host} leads to the same database.`)
    : failure(`${setting} leads to the database ${there.name}, and not to ${direct.name}.`)
}

async function checkVersion(sql: Sql, url: string) {
  const { host, pathname } = new URL(url)
  const [row] = await sql<{ number: number; encoding: string; standby: boolean }[]>`
    select current_setting('server_version_num')::int / 10000 as number, current_setting('server_encoding') as encoding,
      pg_is_in_recovery() as standby`
  const { number, encoding, standby } = row!
  if (number < MIN_VERSION) return failure(`PostgreSQL ${number} at ${host} is too old: ${MIN_VERSION} is required.`)
  if (encoding !== 'UTF8')
    return failure(`The encoding of the database ${pathname} is ${encoding}: create one in UTF8.`)
  if (standby) return failure(`PostgreSQL at ${host} is a read-only standby: set DATABASE_URL to the primary.`)
  return ok(`PostgreSQL ${number} at ${host}.`)
}

async function checkMigrations(sql: Sql) {
  const names = await listMigrationNames()
  const ran = await selectExecuted(sql)
  const missing = names.filter((name) => !ran.includes(name))
  const unknown = ran.filter((name) => !names.includes(name))
  if (findNewer(names, ran).length > 0)
    return warning(`The database is newer than this program: it has ${unknown.join(', ')}. Update the program.`)
  if (unknown.length > 0)
    return failure(
      `The database has migrations of another program, ${unknown.join(', ')}: use the program that ran them.`,
    )
  if (missing.length > 0)
    return failure(`${missing.length} of ${names.length} migrations are missing. Run "labreach migrate".`)
  return ok(`All ${names.length} migrations have run.`)
}

async function checkConnections(sql: Sql) {
  const [row] = await sql<{ max: number; used: number; role_max: number }[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      (select rolconnlimit from pg_roles where rolname = current_user) as role_max`
  const max = Math.min(row!.max, row!.role_max >= 0 ? row!.role_max : Infinity)
  const text = `${row!.used} of ${max} connections are in use; one server process opens ${CONNECTIONS_PER_PROCESS}.`
  if (max < CONNECTIONS_PER_PROCESS) return failure(`${text} Increase max_connections.`)
  if (max - row!.used < CONNECTIONS_PER_PROCESS) return warning(`${text} There are not enough for another process.`)
  return ok(text)
}

/** Jobs that were given up are deleted after a day. */
async function checkJobs(sql: Sql) {
  const [table] = await sql`select to_regclass('pgboss.job') is not null as there`
  if (!table!.there) return ok('There is no queue yet: the first start of a server creates it.')
  const rows = await sql<{ name: string; waiting: number; failed: number }[]>`
    select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state in ('created', 'retry', 'failed') group by name order by name`
  const waiting = rows.reduce((count, row) => count + row.waiting, 0)
  const givenUp = rows.filter(({ failed }) => failed > 0).map(({ name, failed }) => `${name} (${failed})`)
  if (givenUp.length > 0)
    return warning(
      `Given up within a day, after twenty tries: ${givenUp.join(', ')}. Look in the log at "a job failed"; ${waiting} wait.`,
    )
  return ok(`${waiting} wait, and none was given up within a day.`)
}

async function checkClock(sql: Sql, now: () => number) {
  await sql`select 1`
  // Measured on an open connection.
  const before = now()
  const [row] = await sql<{ now: number }[]>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
  const difference = Math.abs(row!.now - (before + now()) / 2) / 1_000
  const text = `The clocks of this computer and the database differ by ${difference.toFixed(1)} s.`
  if (difference > 60) return failure(`${text} Synchronize them (systemctl enable --now systemd-timesyncd).`)
  return difference > 2 ? warning(`${text} Both should use a time server.`) : ok(text)
}
