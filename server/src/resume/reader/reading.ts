import type { ResumeFacts } from '../facts/facts.ts'
import type { PdfFailure, PdfLimits } from './pdf-text.ts'
import type { PageProgress } from './scan/read-scan.ts'

/** A resume's text with its line breaks, and the facts in it. */
export type ReadResume = { text: string; facts: ResumeFacts }

export type ReaderSettings = PdfLimits & {
  /** Memory of the process, in MB. */
  memoryMax: number
  /** Whether the process reads scans, instead of text. */
  readsScans: boolean
}

export type WorkerResult = ReadResume | PdfFailure
export type WorkerMessage = 'ready' | { progress: PageProgress } | { result: WorkerResult }
