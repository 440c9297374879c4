import { workerData as untyped } from 'node:worker_threads'
import { readFacts, type ResumeFacts } from './facts.ts'
import { readPdfText, type PdfFailure, type PdfLimits } from './pdf-text.ts'

export type WorkerData = PdfLimits
export type WorkerAnswer = { text: string; facts: ResumeFacts } | PdfFailure

// Piscina hands its own data and ours over as a pair.
const limits = (Array.isArray(untyped) ? untyped[1] : untyped) as WorkerData

/** Runs in a thread of its own: one PDF in, its text and facts out. */
export default async function readInWorker(pdf: Uint8Array): Promise<WorkerAnswer> {
  const read = await readPdfText(pdf, limits)
  if ('failure' in read) return read
  return { text: read.text, facts: readFacts(read.text, read.lines) }
}
