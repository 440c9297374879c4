import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../cluster/core.ts'
import type { EtcdMember } from '../cluster/etcd.ts'
import type { Node } from '../cluster/node.ts'
import type { Part } from '../cluster/part.ts'
import type { Writers } from '../writers/start-writers.ts'
import { isNormal, type Fault, type FaultContext } from './fault.ts'

/** The maximum time until students can write again, from the beginning of a fault and from its end. */
const BOUND_MS = 30_000
/** Patroni's lock expires after 20 s: shorter faults end before a standby takes over, longer ones after. */
const [MIN_MS, MAX_MS] = [10_000, 40_000]
/** A fault of this length must have changed the roles. */
const CHANGED_MS = 30_000
/** A killed process cannot be back before the second time, and what it had sent has arrived by the first. */
const [DEAD_FROM_MS, DEAD_UNTIL_MS] = [500, 1_500]

type Disturbance = (part: Part) => (() => void) | void

/** Faults of the cluster's core. Nobody repairs anything: restarts after a second are those of a service manager. */
export const coreFaults: readonly Fault[] = [
  createPrimaryFault('Patroni and PostgreSQL of the primary killed', (node) => node.kill()),
  createPrimaryFault('the machine of the primary down', (node) => node.crash()),
  createPrimaryFault('PostgreSQL of the primary killed', (node) => (node as Node).killDatabase()),
  createPrimaryFault('the primary frozen', (node) => node.freeze()),
  createPrimaryFault('the primary cut off', (node) => node.cutOff()),
  createFault('the machine of the primary and of a member of etcd down', async (core, round) => {
    const primary = await findPrimary(core)
    const parts = [primary, core.etcd[round % core.etcd.length]!]
    return { parts, disturb: (part) => part.crash(), findMissingEffect: (when) => checkSilence(when, primary) }
  }),
  createStandbyFault('the machine of the synchronous standby down', (node) => node.crash()),
  createStandbyFault('the synchronous standby frozen', (node) => node.freeze()),
  createStandbyFault('the synchronous standby cut off', (node) => node.cutOff()),
  // A commit waits for a standby, and nobody may cancel it: students and their calls wait until one is back.
  createFault('both standbys down', async (core) => {
    const primary = await findPrimary(core)
    const parts = core.nodes.filter((node) => node !== primary)
    const findMissingEffect = (when: Period) => checkRefusal(when, 1_000)
    return { parts, disturb: (part) => part.crash(), stopsWrites: true, mayHang: true, findMissingEffect }
  }),
  createEtcdFault('a member of etcd killed', (member) => member.kill()),
  createEtcdFault('a member of etcd frozen', (member) => member.freeze()),
  createEtcdFault('a member of etcd cut off', (member) => member.cutOff()),
  // A primary without a majority of etcd stops, so students cannot write until the majority is back.
  createFault('two members of etcd frozen', async ({ etcd }, round) => {
    const parts = [etcd[round % etcd.length]!, etcd[(round + 1) % etcd.length]!]
    // The primary stops before its lock would have expired (`ttl`).
    const findMissingEffect = (when: Period) => checkRefusal(when, 20_000)
    return { parts, disturb: (part) => part.freeze(), stopsWrites: true, findMissingEffect }
  }),
]

/** The time of a fault by performance.now(). `ms`: its duration, 0 without one. */
type Period = { begin: number; ms: number; writers: Writers }

type Plan = {
  parts: Part[]
  disturb: Disturbance
  /** Whether students cannot write before its end. */
  stopsWrites?: boolean
  /** Whether calls may remain without a response. */
  mayHang?: boolean
  /** Returns a sentence if the fault did not have its effect: a round with an idle fault would prove nothing. */
  findMissingEffect(when: Period): Promise<string | undefined> | string | undefined
}

function createPrimaryFault(name: string, disturb: Disturbance): Fault {
  return createFault(name, async (core) => {
    const primary = await findPrimary(core)
    return { parts: [primary], disturb, findMissingEffect: (when) => checkSilence(when, primary) }
  })
}

function createStandbyFault(name: string, disturb: Disturbance): Fault {
  return createFault(name, async (core) => {
    const { successor } = (await core.readState())!
    const standby = core.nodes.find((node) => node.name === successor)!
    const findMissingEffect = async ({ ms }: Period) =>
      ms >= CHANGED_MS && (await core.readState())?.successor === successor
        ? `${successor} was still the synchronous standby`
        : undefined
    return { parts: [standby], disturb, findMissingEffect }
  })
}

function createEtcdFault(name: string, disturb: Disturbance): Fault {
  return createFault(name, async ({ etcd }, round) => {
    const member: EtcdMember = etcd[round % etcd.length]!
    // The answer of a killed member comes before its restart.
    let answer: Promise<boolean> | undefined
    return {
      parts: [member],
      disturb(part) {
        const end = disturb(part)
        answer = sleep(200).then(() => member.isHealthy())
        return end
      },
      findMissingEffect: async () => ((await answer) ? `${member.name} still answered` : undefined),
    }
  })
}

async function findPrimary(core: Core): Promise<Node> {
  const primary = await core.findPrimary()
  if (!primary) throw new Error('There is no primary to disturb.')
  return primary
}

/** The disturbed primary acknowledged nothing, and after a long fault another server did. */
function checkSilence({ begin, ms, writers }: Period, { name }: Node): string | undefined {
  const end = begin + (ms || DEAD_UNTIL_MS)
  if (writers.count(begin + DEAD_FROM_MS, end, name) > 0) return `${name} still acknowledged numbers`
  if (ms >= CHANGED_MS && writers.count(begin + DEAD_FROM_MS, end) === 0) return 'no other server became the primary'
  return undefined
}

/** Nobody acknowledged anything from `afterMs` until the end of the fault. */
function checkRefusal({ begin, ms, writers }: Period, afterMs: number): string | undefined {
  const count = writers.count(begin + afterMs, begin + ms)
  return count > 0 ? `${count} numbers were acknowledged` : undefined
}

function createFault(name: string, plan: (core: Core, round: number) => Promise<Plan>): Fault {
  return {
    name,
    needs: 'core',
    boundMs: BOUND_MS,
    async inject(context) {
      const { run, addNote, addProblem } = context
      const { core, writers } = run.system
      const { parts, disturb, stopsWrites = false, mayHang = false, findMissingEffect } = await plan(core!, run.round)
      run.mayHang = mayHang
      // The lock must expire, or the standbys be missed, well before the end.
      const ms = stopsWrites ? MAX_MS : MIN_MS + ((run.round * 7_000) % (MAX_MS - MIN_MS + 1))
      const begin = performance.now()
      const ends = parts.map(disturb).filter((end) => end !== undefined)
      addNote(parts.map((part) => part.name).join(', '))
      const check = async (ms: number) => {
        const missing = await findMissingEffect({ begin, ms, writers: writers! })
        if (missing) addProblem(`no effect: ${missing}`)
      }
      if (ends.length === 0) {
        await sleep(DEAD_UNTIL_MS)
        await check(0)
        // The end of a fault without a duration is its beginning.
        return begin
      }
      addNote(`for ${ms / 1_000} s`)
      const service = stopsWrites ? undefined : measureService(context, begin, ms)
      await sleep(begin + ms - performance.now())
      await check(performance.now() - begin)
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
