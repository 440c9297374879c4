import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './machine.ts'

const PATIENCE_MS = 30_000

/** A new primary with the roles and the database that the product needs. */
export async function seedPrimary(primary: Machine, password: string): Promise<void> {
  primary.create()
  await primary.start()
  const postgres = primary.url.replace(/labreach$/, 'postgres')
  await primary.ask(async (sql) => {
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

/** Has `standby` follow `primary` from a new copy, and every commit wait for it from then on. */
export async function seedStandby(standby: Machine, primary: Machine): Promise<void> {
  await standby.kill()
  await primary.ask(
    (sql) => sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'standby'`,
  )
  standby.copyFrom(primary)
  await standby.start()
  await commitsWaitFor(primary, 'standby')
  await until(`${standby.name} follows`, () =>
    primary.ask(async (sql) => {
      const [row] = await sql<
        { sync_state: string }[]
      >`select sync_state from pg_stat_replication where state = 'streaming'`
      return row?.sync_state === 'sync'
    }),
  )
}

/** Has every commit on the primary wait for the standby of this name; '' for nobody. */
async function commitsWaitFor(primary: Machine, name: 'standby' | ''): Promise<void> {
  await primary.ask(async (sql) => {
    await sql.run(`alter system set synchronous_standby_names = '${name}'`)
    await sql`select pg_reload_conf()`
  })
}

/** Has the standby take over, once the primary is surely dead. */
export async function takeOver(standby: Machine, primary: Machine): Promise<void> {
  // Two primaries would each believe in their own students.
  await primary.kill()
  await standby.ask((sql) => sql`select pg_promote(true, 30)`)
  await commitsWaitFor(standby, '')
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (await holds()) return
  throw new Error(`It took more than ${PATIENCE_MS / 1_000} s until ${what}.`)
}
