import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../cluster/core.ts'
import type { Node } from '../cluster/node.ts'
import type { Part } from '../cluster/part.ts'
import { isNormal, type Fault, type FaultContext } from './fault.ts'

/** The maximum time until students can write again, from the beginning of a fault and from its end. */
const BOUND_MS = 30_000
/** Patroni's lock expires after 20 s: shorter faults end before a standby takes over, longer ones after. */
const [MIN_MS, MAX_MS] = [10_000, 40_000]

type Disturbance = (part: Part) => (() => void) | void

/** Faults of the cluster's core. Nobody repairs anything: restarts after a second are those of a service manager. */
export const coreFaults: readonly Fault[] = [
  createPrimaryFault('Patroni and PostgreSQL of the primary killed', (node) => node.kill()),
  createPrimaryFault('the machine of the primary down', (node) => node.crash()),
  createPrimaryFault('PostgreSQL of the primary killed', (node) => (node as Node).killDatabase()),
  createPrimaryFault('the primary frozen', (node) => node.freeze()),
  createPrimaryFault('the primary cut off', (node) => node.cutOff()),
  createEtcdFault('a member of etcd killed', 1, (member) => member.kill()),
  createEtcdFault('a member of etcd frozen', 1, (member) => member.freeze()),
  createEtcdFault('a member of etcd cut off', 1, (member) => member.cutOff()),
  // A primary without a majority of etcd stops, so students cannot write until the majority is back.
  createEtcdFault('two members of etcd frozen', 2, (member) => member.freeze()),
]

function createPrimaryFault(name: string, disturb: Disturbance): Fault {
  return createFault(name, async ({ findPrimary }) => {
    const primary = await findPrimary()
    if (!primary) throw new Error('There is no primary to disturb.')
    return { parts: [primary], disturb, hasMajority: true }
  })
}

function createEtcdFault(name: string, count: number, disturb: Disturbance): Fault {
  return createFault(name, async ({ etcd }, round) => {
    const parts = Array.from({ length: count }, (_, at) => etcd[(round + at) % etcd.length]!)
    return { parts, disturb, hasMajority: count * 2 < etcd.length }
  })
}

type Plan = { parts: Part[]; disturb: Disturbance; hasMajority: boolean }

function createFault(name: string, plan: (core: Core, round: number) => Promise<Plan>): Fault {
  return {
    name,
    needs: 'core',
    boundMs: BOUND_MS,
    async inject(context) {
      const { run, addNote } = context
      const { parts, disturb, hasMajority } = await plan(run.system.core!, run.round)
      // Two members must fail for longer than the lock lasts.
      const ms = hasMajority ? MIN_MS + ((run.round * 7_000) % (MAX_MS - MIN_MS + 1)) : MAX_MS
      const begin = performance.now()
      const ends = parts.map(disturb).filter((end) => end !== undefined)
      addNote(parts.map((part) => part.name).join(', '))
      // The end of a fault without a duration is its beginning.
      if (ends.length === 0) return begin
      addNote(`for ${ms / 1_000} s`)
      const service = hasMajority ? measureService(context, begin, ms) : undefined
      await sleep(begin + ms - performance.now())
      for (const end of ends) end()
      const since = performance.now()
      await service
      return since
    },
  }
}

/** Measures when students can write again during a fault of `ms`, and adds a problem if that is late. */
async function measureService({ run, addNote, addProblem }: FaultContext, begin: number, ms: number): Promise<void> {
  // The first moments may be those before the fault has an effect.
  await sleep(1_000)
  for (let isBack = false; !isBack && performance.now() - begin < Math.max(ms, BOUND_MS); await sleep(100))
    isBack = await isNormal(run, run.anyUrl())
  const afterMs = performance.now() - begin
  addNote(`students write again ${(afterMs / 1_000).toFixed(1)} s after its beginning`)
  if (afterMs > BOUND_MS) addProblem(`late: students could write ${Math.round(afterMs)} ms after the fault began`)
}
