import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import { limits } from '@labreach/contract/plans'
import { Piscina } from 'piscina'
import type { ResumeFacts } from './facts.ts'
import type { WorkerAnswer, WorkerData } from './worker.ts'

export type { ResumeFacts }

/** A resume's text, lines kept, and what was found in it. */
export type ReadResume = { text: string; facts: ResumeFacts }

export type ResumeReadFailure = 'unreadable' | 'encrypted' | 'without_text' | 'too_long'

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
  /** Reads one PDF. Throws ResumeReadError; a file that takes too long or too much memory is unreadable. */
  read: (pdf: Uint8Array) => Promise<ReadResume>
  close: () => Promise<void>
}

export type ResumeReaderOptions = {
  /** Milliseconds for one file, once a worker has it. */
  timeLimit?: number
  pagesMax?: number
  /** Characters of text. */
  textMax?: number
  /** Workers at once. */
  threads?: number
  /** Memory of one worker, MB: as much for objects and as much for raw bytes. */
  memoryMax?: number
}

/** A usual resume needs about 60 MB; one of 10 MB may unpack to a thousand times its size. */
const memoryMaxDefault = 384

const memoryCheckMs = 50

/** Uploads of 10 MB that wait for a worker: more are an error rather than a full memory. */
const waitingMax = 50

/**
 * PDFs are read in worker threads with a bound on time and memory, so that a hostile file costs one worker, which is
 * replaced.
 */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const { timeLimit = limits.resumeReadMs, pagesMax = limits.resumeMaxPages, textMax = limits.resumeMaxText } = options
  const { threads = Math.max(1, availableParallelism() - 1), memoryMax = memoryMaxDefault } = options
  const workerData: WorkerData = { pagesMax, textMax, cMapFolder: cMapFolder() }
  const pool = new Piscina<Uint8Array, WorkerAnswer>({
    filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryMax },
    workerData,
  })
  let reading = 0
  let watch: NodeJS.Timeout | undefined
  const waiting: (() => void)[] = []

  // Waiting is done here and not in Piscina's queue, so that nobody's time runs out behind a slow file.
  const begin = async () => {
    if (reading === threads) {
      if (waiting.length === waitingMax) throw new Error('Too many resumes are waiting to be read.')
      return new Promise<void>((resolve) => waiting.push(resolve))
    }
    if (reading++ === 0) watch = setInterval(() => void endLargeWorkers(pool, memoryMax), memoryCheckMs)
  }
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else if (--reading === 0) clearInterval(watch)
  }

  return {
    read: async (pdf) => {
      await begin()
      try {
        const answer = await pool.run(pdf, { signal: AbortSignal.timeout(timeLimit) })
        if ('failure' in answer) throw new ResumeReadError(answer.failure)
        return answer
      } catch (error) {
        throw isOwnLimit(error) ? new ResumeReadError('unreadable', { cause: error }) : error
      } finally {
        end()
      }
    },
    close: () => pool.destroy(),
  }
}

/** The engine's own limit does not see raw bytes, which is what a PDF unpacks to. */
async function endLargeWorkers(pool: Piscina, memoryMax: number): Promise<void> {
  for (const worker of pool.threads) {
    // Refused by a worker that has just ended, and then there is nothing left to end.
    const memory = await worker.getHeapStatistics().catch(() => null)
    if (memory && memory.external_memory > memoryMax * 1024 * 1024) await worker.terminate()
  }
}

/** The worker was ended for its time or its memory. */
function isOwnLimit(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'AbortError' || error.message.startsWith('worker exited')) return true
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
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
