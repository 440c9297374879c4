import { parentPort, workerData } from 'node:worker_threads'
import { readFacts } from '../facts/facts.ts'
import { loadPdfReader, readPdfText, type PdfFailure, type PdfText } from './pdf-text.ts'
import type { ReaderSettings, WorkerMessage, WorkerResult } from './reading.ts'

const settings = workerData as Omit<ReaderSettings, 'memoryMax'>
const port = parentPort!
const send = (message: WorkerMessage) => port.postMessage(message)

/** The worker thread of a reader process. It receives a PDF and sends its text and facts. */
const readText = await loadReader()
port.on('message', (pdf: Uint8Array) => void readInWorker(pdf).then((result) => send({ result })))
send('ready')

async function loadReader(): Promise<(pdf: Uint8Array) => Promise<PdfText | PdfFailure>> {
  await loadPdfReader()
  if (!settings.readsScans) return (pdf) => readPdfText(pdf, settings)
  // Only the process for scans has it in memory.
  const { loadScanEngine } = await import('./scan/read-scan.ts')
  const readScan = await loadScanEngine()
  return (pdf) => readScan(pdf, settings, (progress) => send({ progress }))
}

async function readInWorker(pdf: Uint8Array): Promise<WorkerResult> {
  const read = await readText(pdf)
  if ('failure' in read) return read
  return { text: read.text, facts: readFacts(read.text, read.lines) }
}
