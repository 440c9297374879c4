import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@labreach/launch/port'
import { openSql, type Sql } from '@labreach/launch/sql'
import type { CoreOptions } from './core-options.ts'
import { fillExample } from './example-file.ts'
import { createPart, type Part } from './part.ts'
import { findProcesses, signalAll } from './processes.ts'
import { createService } from './service.ts'

/** A PostgreSQL server under Patroni. */
export type Node = Part & {
  /** The port of PostgreSQL itself, which is reachable also while the node is cut off. */
  port: number
  /** The addresses of PostgreSQL and Patroni for other machines. */
  addresses: { postgresql: string; api: string }
  /** Kills PostgreSQL's main process only. */
  killDatabase(): void
  /** Asks Patroni's API of this node; null without an answer. Reachable also while the node is cut off. */
  ask<T>(path: string): Promise<{ status: number; body: T } | null>
  /** Runs queries as the superuser. */
  query<T>(work: (sql: Sql) => PromiseLike<T>, database?: string): Promise<T>
}

const ASK_MS = 1_000

/** Starts a node. The first of all nodes creates the database cluster. */
export async function startNode(
  name: string,
  { folder, log, systemUser, programs, network, stack, password }: CoreOptions,
  etcd: readonly string[],
): Promise<Node> {
  const dataDir = join(folder, name)
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const addresses = { postgresql: await network.open(name, port), api: await network.open(name, apiPort) }
  const file = join(folder, `patroni-${name}.yml`)
  fillExample('patroni.yml', file, systemUser, {
    name,
    'etcd-one': etcd[0]!,
    'etcd-two': etcd[1]!,
    'etcd-three': etcd[2]!,
    address: '127.0.0.1',
    'api-port': apiPort,
    api: addresses.api,
    'api-password': password,
    port,
    postgresql: addresses.postgresql,
    'data-dir': dataDir,
    'bin-dir': programs.postgresql,
    pgpass: join(folder, `pgpass-${name}`),
    'superuser-password': password,
    'replication-password': password,
    'rewind-password': password,
    'socket-directories': '',
    network: '127.0.0.1/32',
    // The kernel would restart this machine when Patroni is frozen.
    watchdog: 'off',
  })
  const findOthers = () => findProcesses(dataDir)
  const args = [file]
  const service = createService({
    program: programs.patroni,
    args,
    systemUser,
    logPath: log(`patroni-${name}`),
    findOthers,
  })
  stack.adopt(service, (it) => it.stop())
  service.start()
  return {
    ...createPart(name, service, network),
    port,
    addresses,
    killDatabase() {
      const [pid] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
      signalAll([Number(pid)], 'SIGKILL')
    },
    async ask<T>(path: string) {
      try {
        const response = await fetch(`http://127.0.0.1:${apiPort}${path}`, { signal: AbortSignal.timeout(ASK_MS) })
        return { status: response.status, body: (await response.json()) as T }
      } catch {
        return null // It is down, frozen or starting.
      }
    },
    async query(work, database = 'labreach') {
      const url = `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
      const sql = openSql(url, { connectTimeoutMs: 2_000 })
      try {
        return await work(sql)
      } finally {
        await sql.end()
      }
    },
  }
}
