import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '../cluster/start.ts'
import type { TestSystem } from './test-system.ts'
import { startWriters } from '../writers/start-writers.ts'

/** systemd's pause before a restart. */
const INSTANCE_PAUSE_MS = 200
/** A former primary may be copied anew. The next round must not begin before. */
const WHOLE_MS = 240_000

/** Starts haproxy, two server processes, PgBouncer, three members of etcd, and three PostgreSQL servers under Patroni. */
export async function startClusterSystem(dir: string): Promise<TestSystem> {
  const cluster = await startCluster({ dir, env: { LIMITS_PER_NETWORK: 'off' } })
  const secrets = JSON.parse(readFileSync(join(cluster.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  const writers = await startWriters(cluster)
  let recovery: Promise<void> = Promise.resolve()
  const killedAt: number[] = []
  return {
    name: 'cluster',
    killedAt,
    urls: [cluster.url],
    instances: cluster.instances.map(({ url }) => url),
    sandboxUrl: cluster.sandboxUrl,
    databaseUrl: cluster.databaseUrl,
    filesDir: join(cluster.dataDir, 'files'),
    sandboxDir: join(cluster.dataDir, 'sandbox'),
    stripeKey: secrets.STRIPE_SECRET_KEY!,
    core: cluster,
    async killInstance() {
      const one = cluster.instances[Math.floor(Math.random() * cluster.instances.length)]!
      await one.kill()
      killedAt.push(Date.now())
      recovery = sleep(INSTANCE_PAUSE_MS).then(() => one.start())
    },
    async restore() {
      await recovery
      await cluster.waitUntilWhole(WHOLE_MS)
    },
    writers,
    limitations: [],
    // A process that exits unexpectedly is not restarted, so the recovery fails.
    unexpectedExits: () => 0,
    async stop() {
      await writers.stop()
      await cluster.stop()
    },
  }
}
