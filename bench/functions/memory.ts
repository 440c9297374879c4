import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildMatchIndex } from '../../server/src/catalogue/match/match-index.ts'
import { matchDocuments, type RankedDocument } from '../../server/src/catalogue/match/match.ts'
import { createWaitingCalls } from '../../server/src/db/waiting-calls.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const matches = 300
const students = 50

/** What a match takes that nobody has looked at: objects on the heap, and arrays outside of it. */
export async function bytesPerMatch(): Promise<{ objects: number; arrays: number }> {
  const work = (at: number) => ({ title: `Catalysts of kind ${at}`, abstract: 'Catalysts speed up reactions.' })
  const index = await buildMatchIndex(
    Array.from({ length: matches }, (_, at) => ({
      id: at + 1,
      interests: ['Chemistry'],
      works: [work(at), work(-at)],
    })),
  )
  const query = { interests: ['Chemistry'], skills: [], additionalInterests: [], major: '', text: 'Catalysts' }
  const kept: RankedDocument[][] = [matchDocuments(index, query, matches)]
  collectGarbage()
  const before = process.memoryUsage()
  for (let student = 0; student < students; student++) kept.push(matchDocuments(index, query, matches))
  collectGarbage()
  const after = process.memoryUsage()
  if (kept.length !== students + 1) throw new Error('They are held until here.')
  const each = (what: 'heapUsed' | 'arrayBuffers') => (after[what] - before[what]) / (students * matches)
  return { objects: each('heapUsed'), arrays: each('arrayBuffers') }
}

const rounds = 1_000
const atOnce = 20

type Waiting = { add: (reject: () => void) => () => void }

/**
 * What grows in V8's old space for each call that waited and is over: with slots, as the product does it, and with a
 * Set.
 */
export async function bytesPerCall(): Promise<{ slots: number; set: number }> {
  const calls = new Set<() => void>()
  const inSet: Waiting = {
    add(reject) {
      calls.add(reject)
      return () => void calls.delete(reject)
    },
  }
  return { slots: await grownPerCall(createWaitingCalls()), set: await grownPerCall(inSet) }
}

async function grownPerCall(waiting: Waiting): Promise<number> {
  let [grown, size] = [0, Infinity]
  const call = () =>
    new Promise<unknown>((resolve, reject) => {
      const done = waiting.add(() => reject(new Error('gone')))
      const answer = turn().then(() => Array.from({ length: 500 }, (_, number) => ({ number })))
      void answer.then(resolve).finally(done)
    })
  const oneByOne = async (_: unknown, first: number) => {
    for (let calls = 0; calls < rounds; calls++) {
      await call()
      const now = oldBytes()
      grown += Math.max(0, now - size)
      size = now
      // What holds them is old by then, as it is in a server that runs for a while.
      if (calls === 10 && first === 0) collectGarbage()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneByOne))
  return grown / (rounds * atOnce)
}

/** Bytes of what V8 takes for long-lived. */
const oldBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')!.space_used_size
