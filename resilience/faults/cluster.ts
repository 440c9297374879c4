import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '../cluster/start.ts'
import type { Field } from './field.ts'

/** systemd's pause before it starts a process again, and how long a failover manager takes to be sure of a death. */
const [INSTANCE_PAUSE_MS, FAILOVER_MS] = [200, 2_000]

/** Two server processes behind haproxy, PgBouncer, a primary and a synchronous standby, which takes over. */
export async function onCluster(dir: string): Promise<Field> {
  const cluster = await startCluster({ dir, env: { LIMITS_PER_ADDRESS: 'off' } })
  const secrets = JSON.parse(readFileSync(join(cluster.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  let after: Promise<void> = Promise.resolve()
  const killedAt: number[] = []
  let isAlone = false
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
      after = sleep(INSTANCE_PAUSE_MS).then(() => one.start())
    },
    async killDatabase() {
      await cluster.primary.kill()
      isAlone = true
      after = sleep(FAILOVER_MS).then(() => cluster.promote())
    },
    async mend() {
      await after
      if (isAlone) await cluster.reseed()
      isAlone = false
    },
    missing: [],
    // One that ends by itself is not started again, and then nothing becomes normal.
    deaths: () => 0,
    stop: () => cluster.stop(),
  }
}
