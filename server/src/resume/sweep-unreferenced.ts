import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { PART } from '../services/files/files.ts'
import type { Services } from '../services.ts'
import { selectReferencedFiles } from './queries.ts'

const BATCH = 500

/** A live upload writes more often, and its reading takes less. */
const ABANDONED_MS = 10 * 60_000

/** Longer than a commit may wait for standbys that are down, so that the file of such an upload is kept for its row. */
const UNREFERENCED_MS = DAY_MS

/** The names of files that uploads create. The sweep ignores all other files in the folder. */
const uploadName = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:(?:\\.[\\w-]+)?\\${PART})?$`)

/**
 * Returns a function to call once a minute. Once an hour it deletes files that no row contains: remains of uploads
 * whose process died or whose database was unreachable. It returns the number of deleted files.
 * An incomplete file of a dead process of this machine is deleted ten minutes after its last change. Other files must be
 * a day old and unreferenced in two checks an hour apart, since an upload stores its file before its row. `now` is a
 * monotonic time in milliseconds, because the clock, which gives the age of a file, can be changed.
 */
export function createUnreferencedFileSweep(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: () => number = () => performance.now(),
): () => Promise<number> {
  let checkedAt: number | undefined
  let candidates = new Set<string>()

  return async () => {
    if (checkedAt !== undefined && now() - checkedAt < HOUR_MS) return 0
    if (checkedAt === undefined) await files.restrictPermissions()
    checkedAt = now()
    const unreferenced: string[] = []
    let batch: string[] = []
    const checkBatch = async () => {
      const referenced = new Set(
        await selectReferencedFiles(
          db,
          batch.filter((key) => !key.endsWith(PART)),
        ),
      )
      unreferenced.push(...batch.filter((key) => !referenced.has(key)))
      batch = []
    }
    for await (const key of files.keys()) {
      if (uploadName.test(key)) batch.push(key)
      if (batch.length === BATCH) await checkBatch()
    }
    await checkBatch()
    const remaining = new Set<string>()
    for (const key of unreferenced) {
      const age = await files.measureAge(key)
      const isDead = files.isAbandoned(key) && age >= ABANDONED_MS
      if (isDead || (candidates.has(key) && age >= UNREFERENCED_MS)) await files.delete(key)
      else remaining.add(key)
    }
    candidates = remaining
    return unreferenced.length - remaining.size
  }
}
