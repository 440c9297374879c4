import { setImmediate as nextTurn } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildMatchIndex } from '../../server/src/catalogue/match/match-index.ts'
import { matchDocuments, type RankedDocument } from '../../server/src/catalogue/match/match.ts'
import { createPendingWork } from '../../server/src/db/pending-work.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const matches = 300
const students = 50

/** The bytes of a match whose reasons are not computed yet: objects on the heap, and arrays outside the heap. */
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
    found: ['Chemistry'],
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
  // Reading the list afterwards keeps it alive until the second measurement.
  if (cached.length !== students + 1) throw new Error(`${cached.length} lists of matches instead of ${students + 1}`)
  const measurePerMatch = (kind: 'heapUsed' | 'arrayBuffers') => (after[kind] - before[kind]) / (students * matches)
  return { objects: measurePerMatch('heapUsed'), arrays: measurePerMatch('arrayBuffers') }
}

const worksPerRunner = 1_000
const runners = 20

type Pending = { add: (reject: () => void) => () => void }

/**
 * The growth of V8's old space in bytes for each finished work inside `guard` of the database health: with an array, as
 * in the product, and with a Set.
 */
export async function measureBytesPerPendingWork(): Promise<{ array: number; set: number }> {
  const pending = new Set<() => void>()
  const inSet: Pending = {
    add(reject) {
      pending.add(reject)
      return () => void pending.delete(reject)
    },
  }
  return { array: await measureGrowth(createPendingWork()), set: await measureGrowth(inSet) }
}

async function measureGrowth(pending: Pending): Promise<number> {
  let [grown, size] = [0, Infinity]
  const work = () =>
    new Promise<unknown>((resolve, reject) => {
      const end = pending.add(() => reject(new Error('gone')))
      const answer = nextTurn().then(() => Array.from({ length: 500 }, (_, number) => ({ number })))
      void answer.then(resolve).finally(end)
    })
  const run = async (_: unknown, runner: number) => {
    for (let finished = 0; finished < worksPerRunner; finished++) {
      await work()
      const now = readOldSpaceBytes()
      grown += Math.max(0, now - size)
      size = now
      // One collection moves the array or Set to the old space, as in a server that has run for a while.
      if (finished === 10 && runner === 0) collectGarbage()
    }
  }
  await Promise.all(Array.from({ length: runners }, run))
  return grown / (worksPerRunner * runners)
}

/** The size of V8's old space in bytes. */
const readOldSpaceBytes = () =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'old_space')!.space_used_size
