import { PART } from '../services/files/files.ts'
import type { Services } from '../services.ts'
import { selectReferencedFiles } from './queries.ts'

const HOUR_MS = 3_600_000
const BATCH = 500

/** The names of files that uploads create. The sweep ignores all other files in the folder. */
const uploadName = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:(?:\\.[\\w-]+)?\\${PART})?$`)

/**
 * Returns a function to call once a minute. Once an hour it deletes files that no row contains: remains of uploads
 * whose process died or whose database was unreachable. It returns the number of deleted files.
 * An incomplete file of a dead process of this machine is deleted at the first check. Other files must be unreferenced
 * in two checks an hour apart, since an upload stores its file before its row. `now` is a monotonic time in
 * milliseconds, because the clock can be changed.
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
    const deleted = unreferenced.filter((key) => candidates.has(key) || files.isAbandoned(key))
    for (const key of deleted) await files.delete(key)
    candidates = new Set(unreferenced.filter((key) => !deleted.includes(key)))
    return deleted.length
  }
}
