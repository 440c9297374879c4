import { parentPort, workerData } from 'node:worker_threads'
import { readFacts, type ResumeFacts } from '../facts/facts.ts'
import { loadPdfReader, readPdfText, type PdfFailure, type PdfLimits } from './pdf-text.ts'

export type WorkerResult = { text: string; facts: ResumeFacts } | PdfFailure

const limits = workerData as PdfLimits
const port = parentPort!

/** The worker thread of a reader process. It receives a PDF and sends its text and facts. */
port.on('message', (pdf: Uint8Array) => void readInWorker(pdf).then((result) => port.postMessage(result)))
await loadPdfReader()
port.postMessage('ready')

async function readInWorker(pdf: Uint8Array): Promise<WorkerResult> {
  const read = await readPdfText(pdf, limits)
  if ('failure' in read) return read
  return { text: read.text, facts: readFacts(read.text, read.lines) }
}
