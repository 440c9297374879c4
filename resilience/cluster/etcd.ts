import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@labreach/launch/port'
import { changeOwner } from '@labreach/launch/postgres/system-user'
import type { CoreOptions } from './core-options.ts'
import { fillExample } from './example-file.ts'
import { createPart, type Part } from './part.ts'
import { createService } from './service.ts'

export type EtcdMember = Part & {
  /** Whether it answers others. */
  isHealthy(): Promise<boolean>
}

const names = ['one', 'two', 'three'] as const
/** Shorter than the pause before a restart. */
const HEALTH_MS = 500

/** Starts three members of etcd. `clients`: their addresses for Patroni. */
export async function startEtcd({
  folder,
  log,
  systemUser,
  programs,
  network,
  stack,
}: CoreOptions): Promise<{ members: EtcdMember[]; clients: string[] }> {
  const members: EtcdMember[] = []
  const plans = await Promise.all(
    names.map(async (name) => {
      const [clientPort, peerPort] = [await findFreePort(), await findFreePort()]
      const part = `etcd ${name}`
      const [client, peer] = [await network.open(part, clientPort), await network.open(part, peerPort)]
      return { name, part, clientPort, peerPort, client, peer }
    }),
  )
  for (const { name, part, clientPort, peerPort, client, peer } of plans) {
    const dir = join(folder, `etcd-${name}`)
    mkdirSync(dir, { mode: 0o700 })
    changeOwner(systemUser, dir)
    const file = join(folder, `etcd-${name}.yml`)
    fillExample('etcd.yml', file, systemUser, {
      name,
      'data-dir': dir,
      address: '127.0.0.1',
      'client-port': clientPort,
      'peer-port': peerPort,
      client,
      peer,
      ...Object.fromEntries(plans.map((one) => [`peer-${one.name}`, one.peer])),
    })
    const args = ['--config-file', file]
    const service = createService({ program: programs.etcd, args, systemUser, logPath: log(`etcd-${name}`) })
    stack.adopt(service, (it) => it.stop())
    service.start()
    const isHealthy = () =>
      fetch(`http://${client}/health`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
        ({ ok }) => ok,
        () => false,
      )
    members.push({ ...createPart(part, service, network), isHealthy })
  }
  return { members, clients: plans.map(({ client }) => client) }
}
