import type { PdfLimits } from '../pdf-text.ts'
import { ResumeReadError } from '../resume-read-error.ts'
import { createSlots } from '../slots.ts'
import { ReaderEnded, ReaderStarved, startReader, type PdfStream, type Reader } from '../start-reader.ts'
import type { ReadResume } from '../reading.ts'
import type { PageProgress } from './read-scan.ts'

export type ScanReader = {
  /**
   * Reads a PDF that consists of pictures, and calls `onPage` before each page. Throws ResumeReadError: `busy` if others
   * wait, the machine had no processor time for it or the server stops, otherwise `without_text`. Throws the error of a
   * file that cannot be opened or read.
   * @param open is called when it is this PDF's turn.
   */
  read: (open: () => Promise<PdfStream>, onPage: (progress: PageProgress) => void) => Promise<ReadResume>
  close: () => Promise<void>
}

type Options = {
  pdfLimits: PdfLimits
  /** Milliseconds that a scan may wait for the ones before it. */
  waitLimit: number
  /** Processor time to read one, in milliseconds. On a busy machine it may take twice as long. */
  timeLimit: number
}

/** MB. A page of 2,000 by 2,900 pixels needs about 300 with the program. */
const memoryMax = 512

/** The number of scans that may wait. */
const waitingMax = 20

/**
 * Reads scans, one at a time with low priority. Each gets a process of its own, which ends after it: the program and
 * its weights would take memory all day for the few resumes that are scans.
 */
export function createScanReader({ pdfLimits, waitLimit, timeLimit }: Options): ScanReader {
  const slots = createSlots({ count: 1, waitLimit, waitingMax })
  const settings = { ...pdfLimits, pagesMax: pdfLimits.scanPagesMax, memoryMax, readsScans: true }
  let running: Promise<Reader> | null = null
  let closed = false

  const readInProcess: ScanReader['read'] = async (open, onPage) => {
    running = startReader(settings)
    const reader = await running
    try {
      const limit = { processorMs: timeLimit, until: performance.now() + 2 * timeLimit }
      const result = await reader.read(await open(), limit, onPage)
      if ('failure' in result) throw new ResumeReadError('without_text')
      return result
    } catch (error) {
      if (error instanceof ReaderStarved || closed) throw new ResumeReadError('busy', { cause: error })
      throw error instanceof ReaderEnded ? new ResumeReadError('without_text', { cause: error }) : error
    } finally {
      await reader.end()
      running = null
    }
  }
  return {
    read: async (open, onPage) => {
      const slot = await slots.enter(1)
      if (slot === null || closed) throw new ResumeReadError('busy')
      return readInProcess(open, onPage).finally(() => slots.leave(slot))
    },
    close: async () => {
      closed = true
      const [reader] = await Promise.allSettled([running])
      if (reader.status === 'fulfilled') await reader.value?.end()
    },
  }
}
