import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '../cluster/start.ts'
import type { TestSystem } from './test-system.ts'

/** systemd's pause before a restart, and the time until a failover manager promotes the standby. */
const [INSTANCE_PAUSE_MS, FAILOVER_MS] = [200, 2_000]

/** Starts haproxy, two server processes, PgBouncer, a primary, and a synchronous standby that replaces the primary. */
export async function startClusterSystem(dir: string): Promise<TestSystem> {
  const cluster = await startCluster({ dir, env: { LIMITS_PER_NETWORK: 'off' } })
  const secrets = JSON.parse(readFileSync(join(cluster.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  let recovery: Promise<void> = Promise.resolve()
  const killedAt: number[] = []
  let hasNoStandby = false
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
    async killInstance() {
      const one = cluster.instances[Math.floor(Math.random() * cluster.instances.length)]!
      await one.kill()
      killedAt.push(Date.now())
      recovery = sleep(INSTANCE_PAUSE_MS).then(() => one.start())
    },
    async killDatabase() {
      await cluster.primary.kill()
      hasNoStandby = true
      recovery = sleep(FAILOVER_MS).then(() => cluster.promote())
    },
    async restore() {
      await recovery
      if (hasNoStandby) await cluster.reseed()
      hasNoStandby = false
    },
    limitations: [],
    // A process that exits unexpectedly is not restarted, so the recovery fails.
    unexpectedExits: () => 0,
    stop: () => cluster.stop(),
  }
}
