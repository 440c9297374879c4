import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@labreach/launch/port'
import { changeOwner } from '@labreach/launch/postgres/system-user'
import type { CoreOptions } from './core-options.ts'
import { fillExample } from './example-file.ts'
import { createPart, type Part } from './part.ts'
import { createService } from './service.ts'

const names = ['one', 'two', 'three'] as const

/** Starts three members of etcd. `clients`: their addresses for Patroni. */
export async function startEtcd({
  folder,
  log,
  systemUser,
  programs,
  network,
  stack,
}: CoreOptions): Promise<{ members: Part[]; clients: string[] }> {
  const members: Part[] = []
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
    members.push(createPart(part, service, network))
  }
  return { members, clients: plans.map(({ client }) => client) }
}
