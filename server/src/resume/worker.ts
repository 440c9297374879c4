import { parentPort, workerData } from 'node:worker_threads'
import { readFacts, type ResumeFacts } from './facts.ts'
import { readPdfText, type PdfFailure, type PdfLimits } from './pdf-text.ts'

export type WorkerAnswer = { text: string; facts: ResumeFacts } | PdfFailure

const limits = workerData as PdfLimits
const port = parentPort!

/** The reading thread of a reader process: one PDF in, its text and facts out. */
port.on('message', async (pdf: Uint8Array) => port.postMessage(await readInWorker(pdf)))

async function readInWorker(pdf: Uint8Array): Promise<WorkerAnswer> {
  const read = await readPdfText(pdf, limits)
  if ('failure' in read) return read
  return { text: read.text, facts: readFacts(read.text, read.lines) }
}
