import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'

const TIMEOUT_MS = 30_000

/** Creates and starts a primary with the roles and the database of the product. */
export async function seedPrimary(primary: Machine, password: string): Promise<void> {
  primary.create()
  await primary.start()
  const postgres = primary.url.replace(/labreach$/, 'postgres')
  await primary.query(async (sql) => {
    await sql.run(`create role labreach login password '${password}'`)
    await sql.run(`create role replicator login replication password '${password}'`)
    await sql.run('create role haproxy login connection limit 10')
    await sql.run('alter role haproxy set default_transaction_read_only to on')
    await sql.run("alter role haproxy set statement_timeout to '1s'")
    await sql.run('revoke all on database postgres from public')
    await sql.run('grant connect on database postgres to haproxy')
    await sql.run('create database labreach owner labreach')
    await sql.run('revoke all on database labreach from public')
  }, postgres)
}

/** Makes `standby` a new copy of `primary`, and a synchronous standby. */
export async function seedStandby(standby: Machine, primary: Machine): Promise<void> {
  await standby.kill()
  await primary.query(
    (sql) => sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby'`,
  )
  standby.copyFrom(primary)
  await standby.start()
  await setSynchronousStandby(primary, 'standby')
  await waitUntil(`${standby.name} is a synchronous standby`, () =>
    primary.query(async (sql) => {
      const [row] = await sql<
        { sync_state: string }[]
      >`select sync_state from pg_stat_replication where state = 'streaming'`
      return row?.sync_state === 'sync'
    }),
  )
}

/** Makes commits on the primary wait for this standby; '' for none. */
async function setSynchronousStandby(primary: Machine, name: 'standby' | ''): Promise<void> {
  await primary.query(async (sql) => {
    await sql.run(`alter system set synchronous_standby_names = '${name}'`)
    await sql`select pg_reload_conf()`
  })
}

/** Promotes the standby. */
export async function promoteStandby(standby: Machine, primary: Machine): Promise<void> {
  // Two primaries at the same time would accept different writes.
  await primary.kill()
  await standby.query((sql) => sql`select pg_promote(true, 30)`)
  await setSynchronousStandby(standby, '')
}

async function waitUntil(condition: string, check: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(50)) if (await check()) return
  throw new Error(`Timeout after ${TIMEOUT_MS / 1_000} s: ${condition}.`)
}
