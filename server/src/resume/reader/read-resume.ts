import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import type { ResumeFacts } from '../facts/facts.ts'
import { createSlots } from './slots.ts'
import { ReaderEnded, ReaderStarved, startReader, type Reader, type ReaderSettings } from './start-reader.ts'

export type { ResumeFacts }

/** A PDF on the local disk; its size in bytes. */
export type PdfFile = { path: string; size: number }

/** A resume's text, lines kept, and what was found in it. */
export type ReadResume = { text: string; facts: ResumeFacts }

export type ResumeReadFailure = 'unreadable' | 'encrypted' | 'without_text' | 'too_long' | 'busy'

/** An upload that cannot be used, for a reason that its owner can be told. */
export class ResumeReadError extends Error {
  override name = 'ResumeReadError'
  reason: ResumeReadFailure
  constructor(reason: ResumeReadFailure, options?: ErrorOptions) {
    super(`The resume is ${reason.replace('_', ' ')}.`, options)
    this.reason = reason
  }
}

export type ResumeReader = {
  /**
   * Reads one PDF. Throws ResumeReadError; a file that takes too long or too much memory is unreadable, unless it was the
   * machine that did not come to it.
   */
  read: (pdf: PdfFile) => Promise<ReadResume>
  close: () => Promise<void>
}

export type ResumeReaderOptions = {
  /** Milliseconds of processor time for one file. */
  timeLimit?: number
  /** Milliseconds from the upload to its answer. */
  answerLimit?: number
  /** Milliseconds that an upload waits for a process. */
  waitLimit?: number
  pagesMax?: number
  /** Characters of text. */
  textMax?: number
  /** Processes at once. */
  processes?: number
  /** What one process may hold in memory, MB. */
  memoryMax?: number
  /** What the first process waits for, unless an upload comes sooner. */
  after?: Promise<void>
}

/** An idle process holds about 90 MB, usual resumes bring it to 125 MB; one of 10 MB may unpack to a thousand times its size. */
const memoryMaxDefault = 192

/** Bytes of uploads that wait for a process. */
const waitingBytesMax = 32 * 1024 * 1024

/**
 * PDFs are read in processes of their own with a bound on time and memory, so that a hostile file costs one process,
 * which is replaced. One core stays for everybody else.
 */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const { timeLimit = limits.resumeReadMs, waitLimit = limits.resumeWaitMs, memoryMax = memoryMaxDefault } = options
  const { answerLimit = limits.resumeAnswerMs, after = Promise.resolve() } = options
  const { pagesMax = limits.resumeMaxPages, textMax = limits.resumeMaxText } = options
  const { processes = Math.min(2, Math.max(1, availableParallelism() - 1)) } = options
  const settings: ReaderSettings = { pagesMax, textMax, cMapFolder: cMapFolder(), memoryMax }
  const slots = createSlots({ count: processes, waitLimit, waitingMax: waitingBytesMax })
  const readers = new Map<number, Promise<Reader>>()

  let closed = false
  const start = (slot: number): Promise<Reader> => {
    const reader = startReader(settings)
    readers.set(slot, reader)
    // Whoever waits for it hears why it could not start; the next upload tries again.
    reader.catch(() => readers.delete(slot))
    return reader
  }
  const readAt = async (slot: number, pdf: PdfFile, until: number): Promise<ReadResume> => {
    let reader = await (readers.get(slot) ?? start(slot))
    if (reader.hasEnded()) reader = await start(slot)
    try {
      const answer = await reader.read(pdf.path, { work: timeLimit, until })
      if ('failure' in answer) throw new ResumeReadError(answer.failure)
      return answer
    } catch (error) {
      if (error instanceof ReaderStarved) throw new ResumeReadError('busy', { cause: error })
      throw error instanceof ReaderEnded ? new ResumeReadError('unreadable', { cause: error }) : error
    } finally {
      if (reader.hasEnded()) void start(slot)
    }
  }

  // The first process is there ahead, others once they are needed.
  const startAhead = async () => {
    await after
    if (!closed && !readers.has(0)) void start(0)
  }
  void startAhead()
  return {
    read: async (pdf) => {
      const until = performance.now() + answerLimit
      const slot = await slots.enter(pdf.size)
      if (slot === null) throw new ResumeReadError('busy')
      return readAt(slot, pdf, until).finally(() => slots.leave(slot))
    },
    close: async () => {
      closed = true
      for (const reader of await Promise.allSettled(readers.values()))
        if (reader.status === 'fulfilled') await reader.value.end()
    },
  }
}

/**
 * Where the character maps of Chinese, Japanese and Korean fonts lie: an absolute path with a trailing slash, as PDF.js
 * wants it. They come with pdfjs-dist; without them such text is silently lost.
 */
function cMapFolder(): string | null {
  try {
    return fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
