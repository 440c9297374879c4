import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import type { ResumeFacts } from '../facts/facts.ts'
import { createScanReader, type ScanReader } from './scan/scan-reader.ts'
import { createSlots } from './slots.ts'
import { ReaderEnded, ReaderStarved, startReader, type Reader } from './start-reader.ts'
import type { ReaderSettings, ReadResume } from './reading.ts'
import { ResumeReadError } from './resume-read-error.ts'
import { readingLimits } from '../reading-limits.ts'

export { ResumeReadError, type ResumeFacts }

/** A PDF on the local disk. `size` is in bytes. */
export type PdfFile = { path: string; size: number }

export type ResumeReader = {
  /**
   * Reads one PDF. Throws ResumeReadError: `unreadable` for a file that takes too much processor time or memory, `busy`
   * if the machine did not have enough processor time for it or the server stops, `scanned` for one that `readScan` may
   * read. Throws the error of a file that cannot be opened.
   */
  read: (pdf: PdfFile) => Promise<ReadResume>
  readScan: ScanReader['read']
  close: () => Promise<void>
}

export type ResumeReaderOptions = {
  /** Processor time for one file, in milliseconds. */
  timeLimit?: number
  /** Milliseconds from the upload to its result. */
  resultLimit?: number
  /** Milliseconds that an upload may wait for a process. */
  waitLimit?: number
  pagesMax?: number
  /** Characters of text. */
  textMax?: number
  /** The number of concurrent processes. */
  processes?: number
  /** Memory of one process, in MB. */
  memoryMax?: number
  /** Milliseconds that a scan may wait for those before it, and of processor time to read it. */
  scanWaitLimit?: number
  scanTimeLimit?: number
  /** The first process starts after this promise, or with the first upload. */
  after?: Promise<void>
}

/**
 * MB. An idle process uses about 145 with the thesaurus, and most resumes need 35 more. A process above 80 % is replaced
 * after its file. A hostile PDF can decompress to a thousand times its size.
 */
const memoryMaxDefault = 288

/** The maximum size of all uploads that wait for a process, in bytes. */
const waitingBytesMax = 32 * 1024 * 1024

/**
 * Reads PDFs in child processes with limits on time and memory. A hostile file ends one process, which is then
 * replaced. One core is left for the server.
 */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const { timeLimit = readingLimits.readMs, waitLimit = readingLimits.waitMs, memoryMax = memoryMaxDefault } = options
  const { resultLimit = readingLimits.answerMs, after = Promise.resolve() } = options
  const { pagesMax = readingLimits.pagesMax, textMax = readingLimits.textMax } = options
  const { processes = Math.min(2, Math.max(1, availableParallelism() - 1)) } = options
  const { scanWaitLimit = readingLimits.scanWaitMs, scanTimeLimit = readingLimits.scanReadMs } = options
  const pdfLimits = { pagesMax, textMax, cMapFolder: findCMapFolder(), scanPagesMax: readingLimits.scanPagesMax }
  const settings: ReaderSettings = { ...pdfLimits, memoryMax, readsScans: false }
  const scans = createScanReader({ pdfLimits, waitLimit: scanWaitLimit, timeLimit: scanTimeLimit })
  const slots = createSlots({ count: processes, waitLimit, waitingMax: waitingBytesMax })
  const readers = new Map<number, Promise<Reader>>()

  let closed = false
  const start = (slot: number): Promise<Reader> => {
    const reader = startReader(settings)
    readers.set(slot, reader)
    // An upload that waits for the process gets the error. The next upload starts another process.
    reader.catch(() => readers.delete(slot))
    return reader
  }
  const readAt = async (slot: number, pdf: PdfFile, until: number): Promise<ReadResume> => {
    let reader = await (readers.get(slot) ?? start(slot))
    if (reader.hasEnded()) reader = await start(slot)
    try {
      const result = await reader.read(
        { size: pdf.size, stream: createReadStream(pdf.path) },
        { processorMs: timeLimit, until },
      )
      if ('failure' in result) throw new ResumeReadError(result.failure)
      return result
    } catch (error) {
      if (error instanceof ReaderStarved || closed) throw new ResumeReadError('busy', { cause: error })
      throw error instanceof ReaderEnded ? new ResumeReadError('unreadable', { cause: error }) : error
    } finally {
      if (reader.hasEnded() && !closed) void start(slot)
    }
  }

  // The first process starts in advance, the others on demand.
  const startAhead = async () => {
    await after
    if (!closed && !readers.has(0)) void start(0)
  }
  void startAhead()
  return {
    read: async (pdf) => {
      const until = performance.now() + resultLimit
      const slot = await slots.enter(pdf.size)
      if (slot === null) throw new ResumeReadError('busy')
      return readAt(slot, pdf, until).finally(() => slots.leave(slot))
    },
    readScan: scans.read,
    close: async () => {
      closed = true
      await scans.close()
      for (const reader of await Promise.allSettled(readers.values()))
        if (reader.status === 'fulfilled') await reader.value.end()
    },
  }
}

/**
 * The folder of pdfjs-dist with the character maps of Chinese, Japanese and Korean fonts. PDF.js requires an absolute
 * path with a trailing slash. Without the maps it silently omits such text.
 */
function findCMapFolder(): string | null {
  try {
    return fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
