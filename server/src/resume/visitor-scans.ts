import type { Services } from '../services.ts'
import { resumeReadRefusal } from './errors.ts'
import { deleteUnreadResume } from './queries.ts'
import { ResumeReadError } from './reader/read-resume.ts'
import type { ReadResume } from './reader/reading.ts'
import type { PageProgress } from './reader/scan/read-scan.ts'
import { storeReadScan } from './store-read-scan.ts'
import type { StoredResume } from './stored-resume.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'files' | 'reader'>

/** A scan that is being read. Every client of it sees all pages. */
type Reading = {
  pages: PageProgress[]
  result: Promise<ReadResume>
  isDone: boolean
  changed: PromiseWithResolvers<void>
}

/** Yields each page before it is read, and returns what was read. Throws the refusal of a scan that cannot be read. */
export type ReadVisitorScan = (resume: StoredResume) => AsyncGenerator<PageProgress, ReadResume>

/**
 * Creates the operation that reads a visitor's scan and stores the result. A second client of the same resume follows
 * the reading of the first. The reading continues if its clients leave. A scan that cannot be read is deleted.
 */
export function createVisitorScans(services: Deps): ReadVisitorScan {
  const readings = new Map<string, Reading>()

  const start = (resume: StoredResume): Reading => {
    const { fileId } = resume
    const reading: Reading = {
      pages: [],
      isDone: false,
      changed: Promise.withResolvers(),
      result: readAndStore(services, resume, (progress) => {
        reading.pages.push(progress)
        announce(reading)
      }).finally(() => {
        readings.delete(fileId)
        reading.isDone = true
        announce(reading)
      }),
    }
    // Without a client the failure is not handled by anybody, and it is known from the missing row.
    reading.result.catch(() => undefined)
    readings.set(fileId, reading)
    return reading
  }

  return async function* (resume) {
    const reading = readings.get(resume.fileId) ?? start(resume)
    for (let seen = 0; ;) {
      const { changed } = reading
      while (seen < reading.pages.length) yield reading.pages[seen++]!
      if (reading.isDone) return reading.result
      if (seen === reading.pages.length) await changed.promise
    }
  }
}

function announce(reading: Reading): void {
  const { changed } = reading
  reading.changed = Promise.withResolvers()
  changed.resolve()
}

async function readAndStore(
  services: Deps,
  { fileId }: StoredResume,
  onPage: (progress: PageProgress) => void,
): Promise<ReadResume> {
  const { db, files, reader } = services
  try {
    const read = await reader.readScan(async () => {
      const file = await files.open(fileId)
      // The row says that there is one. Perhaps the folder is not mounted, so this says nothing about the scan.
      if (!file) throw new Error(`The file ${fileId} of a scan is missing.`)
      return file
    }, onPage)
    await storeReadScan(services, fileId, read)
    return read
  } catch (error) {
    if (!(error instanceof ResumeReadError)) throw error
    // Another process may have read it, or its owner may have registered: then the file is still needed.
    if (error.reason !== 'busy' && (await deleteUnreadResume(db, fileId))) await files.delete(fileId)
    throw resumeReadRefusal(error)
  }
}
