import { setImmediate as nextTurn } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildMatchIndex } from '../../server/src/catalogue/match/match-index.ts'
import { matchDocuments, type RankedDocument } from '../../server/src/catalogue/match/match.ts'
import { createWaitingCalls } from '../../server/src/db/waiting-calls.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const matches = 300
const students = 50

/** The bytes of a match whose reasons were not read: objects on the heap, and arrays outside the heap. */
export async function measureBytesPerMatch(): Promise<{ objects: number; arrays: number }> {
  const createWork = (at: number) => ({ title: `Catalysts of kind ${at}`, abstract: 'Catalysts speed up reactions.' })
  const index = await buildMatchIndex(
    Array.from({ length: matches }, (_, at) => ({
      id: at + 1,
      interests: ['Chemistry'],
      works: [createWork(at), createWork(-at)],
    })),
  )
  const query = {
    interests: ['Chemistry'],
    additionalInterests: [],
    major: '',
    struck: [],
    fields: [{ name: 'Chemistry', weight: 1, clarity: 1, from: ['Chemistry'] }],
    text: 'Catalysts',
  }
  const cached: RankedDocument[][] = [matchDocuments(index, query, matches)]
  collectGarbage()
  const before = process.memoryUsage()
  for (let student = 0; student < students; student++) cached.push(matchDocuments(index, query, matches))
  collectGarbage()
  const after = process.memoryUsage()
  if (cached.length !== students + 1) throw new Error('This check retains the matches during the measurement.')
  const measurePerMatch = (kind: 'heapUsed' | 'arrayBuffers') => (after[kind] - before[kind]) / (students * matches)
  return { objects: measurePerMatch('heapUsed'), arrays: measurePerMatch('arrayBuffers') }
}

const callsEach = 1_000
const concurrency = 20

type Waiting = { add: (reject: () => void) => () => void }

/**
 * The growth of V8's old space in bytes for each finished guarded call: with slots, as in the product, and with a Set.
 */
export async function measureBytesPerCall(): Promise<{ slots: number; set: number }> {
  const calls = new Set<() => void>()
  const inSet: Waiting = {
    add(reject) {
      calls.add(reject)
      return () => void calls.delete(reject)
    },
  }
  return { slots: await measureGrowth(createWaitingCalls()), set: await measureGrowth(inSet) }
}

async function measureGrowth(waiting: Waiting): Promise<number> {
  let [grown, size] = [0, Infinity]
  const call = () =>
    new Promise<unknown>((resolve, reject) => {
      const done = waiting.add(() => reject(new Error('gone')))
      const answer = nextTurn().then(() => Array.from({ length: 500 }, (_, number) => ({ number })))
      void answer.then(resolve).finally(done)
    })
  const runCalls = async (_: unknown, first: number) => {
    for (let calls = 0; calls < callsEach; calls++) {
      await call()
      const now = readOldSpaceBytes()
      grown += Math.max(0, now - size)
      size = now
      // A collection moves the registry of the calls to the old space, as in a server that has run for a while.
      if (calls === 10 && first === 0) collectGarbage()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runCalls))
  return grown / (callsEach * concurrency)
}

/** The size of V8's old space in bytes. */
const readOldSpaceBytes = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')!.space_used_size
