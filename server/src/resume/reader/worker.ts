import { parentPort, workerData } from 'node:worker_threads'
import { readFacts, type ResumeFacts } from '../facts/facts.ts'
import { loadPdfReader, readPdfText, type PdfFailure, type PdfLimits } from './pdf-text.ts'

export type WorkerAnswer = { text: string; facts: ResumeFacts } | PdfFailure

const limits = workerData as PdfLimits
const port = parentPort!

/** The reading thread of a reader process: a PDF in, its text and facts out. */
port.on('message', (pdf: Uint8Array) => void readInWorker(pdf).then((answer) => port.postMessage(answer)))
await loadPdfReader()
port.postMessage('ready')

async function readInWorker(pdf: Uint8Array): Promise<WorkerAnswer> {
  const read = await readPdfText(pdf, limits)
  if ('failure' in read) return read
  return { text: read.text, facts: readFacts(read.text, read.lines) }
}
