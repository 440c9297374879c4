import { PART } from '../services/files/files.ts'
import type { Services } from '../services.ts'
import { selectNamedFiles } from './queries.ts'

const HOUR_MS = 3_600_000
const BATCH = 500

/** Whatever else lies in the folder is not ours. */
const ours = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:(?:\\.[\\w-]+)?\\${PART})?$`)

/**
 * Answers what is to be called again and again (once a minute): every hour it deletes files that no row names, which
 * uploads left whose process died or whose database went away. What a dead process of this machine had not received whole
 * goes at the first look. The rest takes two looks an hour apart, by a watch that no change
 * of the clock moves, since an upload stores its file before its row. Answers how many files went.
 */
export function sweepUnnamedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  watch: () => number = () => performance.now(),
): () => Promise<number> {
  let lookedAt: number | undefined
  let suspects = new Set<string>()

  return async () => {
    if (lookedAt !== undefined && watch() - lookedAt < HOUR_MS) return 0
    if (lookedAt === undefined) await files.protect()
    lookedAt = watch()
    const unnamed: string[] = []
    let batch: string[] = []
    const look = async () => {
      const named = new Set(
        await selectNamedFiles(
          db,
          batch.filter((key) => !key.endsWith(PART)),
        ),
      )
      unnamed.push(...batch.filter((key) => !named.has(key)))
      batch = []
    }
    for await (const key of files.keys()) {
      if (ours.test(key)) batch.push(key)
      if (batch.length === BATCH) await look()
    }
    await look()
    const gone = unnamed.filter((key) => suspects.has(key) || files.isAbandoned(key))
    for (const key of gone) await files.delete(key)
    suspects = new Set(unnamed.filter((key) => !gone.includes(key)))
    return gone.length
  }
}
