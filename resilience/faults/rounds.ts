import { setTimeout as sleep } from 'node:timers/promises'
import type { Crowd } from './crowd.ts'
import type { Field } from './field.ts'
import { longFaults } from './long-faults.ts'
import { machineFaults } from './machine-faults.ts'
import { shuffled } from './random.ts'
import { serviceFaults } from './service-faults.ts'
import { wayBack, type Fault, type WayBack } from './stage.ts'
import { reachVerdict, type Memory } from './verdict/verdict.ts'

export const faults: readonly Fault[] = [...machineFaults, ...serviceFaults, ...longFaults]

export type Round = WayBack & { fault: string; notes: string[]; wrong: string[] }

/** So many faults in an order that follows from the seed: each long one once, where there is room, the others equally often. */
export function planOf(
  count: number,
  field: Field,
  { seed, only }: { seed: number; only?: string | undefined },
): Fault[] {
  // What the outside world does is the same for one machine and for more.
  const can = ({ needs }: Fault) => (needs ? field[needs] !== undefined : field.name === 'one machine')
  const able = faults.filter((fault) => can(fault) && (!only || fault.name.includes(only)))
  const short = able.filter(({ isLong }) => !isLong)
  const long = able.filter(({ isLong }) => isLong)
  const once = short.length === 0 || count >= able.length ? long : []
  const often = shuffled(short.length > 0 ? short : long, seed)
  const rest = Array.from({ length: Math.max(0, count - once.length) }, (_, at) => often[at % often.length]!)
  return shuffled([...once, ...rest], seed + 1)
}

/** One round: the fault happens while everybody is at it and passes, everything becomes normal, the ledger is compared. */
export async function playRound(crowd: Crowd, fault: Fault, number: number, memory: Memory): Promise<Round> {
  const { scene } = crowd
  scene.round = number
  const [notes, wrong]: [string[], string[]] = [[], []]
  const stage = { scene, broke: (text: string) => void wrong.push(text), note: (text: string) => void notes.push(text) }
  crowd.goOn()
  await sleep(500)
  const since = await fault.play(stage)
  const { readyMs, normalMs } = await wayBack(stage, since)
  if (readyMs > (fault.readyMs ?? fault.boundMs)) wrong.push(`ready again only after ${Math.round(readyMs)} ms`)
  if (normalMs > fault.boundMs) wrong.push(`normal again only after ${Math.round(normalMs)} ms`)
  await sleep(300)
  await scene.field.mend()
  await crowd.pause()
  wrong.push(...(await reachVerdict(scene, memory)), ...scene.ledger.unexpected.splice(0))
  return { fault: fault.name, readyMs, normalMs, notes, wrong: [...new Set(wrong)] }
}
