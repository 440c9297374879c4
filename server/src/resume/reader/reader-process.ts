import { Worker } from 'node:worker_threads'
import type { ReaderSays, ReaderSettings } from './start-reader.ts'
import type { WorkerAnswer } from './worker.ts'

/*
 * A process that reads PDFs, one at a time: forked by start-reader.ts, settings as its argument, a PDF's
 * length and bytes through stdin, its answer out.
 * A thread of it reads, the main thread watches: the whole process ends at once when the file takes more memory than it
 * may, or when the server is gone. A thread of the server itself could not be held to that: neither the engine's limits
 * nor its figures see all that a PDF unpacks to, and some failures of the engine end the process they happen in.
 */
const memoryCheckMs = 10

/** A process that is this full after a file takes no other one. */
const fullShare = 0.8

const { memoryMax, ...workerData } = JSON.parse(process.argv[2]!) as ReaderSettings
const bytesMax = memoryMax * 1024 * 1024

const worker = new Worker(new URL('worker.ts', import.meta.url), {
  workerData,
  resourceLimits: { maxOldGenerationSizeMb: memoryMax / 2, maxYoungGenerationSizeMb: 16 },
})
worker.once('error', () => process.exit(1))
worker.on('message', (answer: 'ready' | WorkerAnswer) => {
  // PDF.js is loaded by now: no resume's time.
  if (answer === 'ready') return process.send!(answer)
  process.send!({ answer, full: process.memoryUsage.rss() > bytesMax * fullShare } satisfies ReaderSays)
})

let head = Buffer.alloc(0)
let pdf: Uint8Array<ArrayBuffer> | undefined
let received = 0
process.stdin.on('data', (chunk: Buffer) => {
  let bytes = chunk
  if (!pdf) {
    head = Buffer.concat([head, chunk])
    if (head.length < 4) return
    pdf = new Uint8Array(head.readUInt32BE())
    bytes = head.subarray(4)
    head = Buffer.alloc(0)
    received = 0
  }
  pdf.set(bytes, received)
  received += bytes.length
  if (received < pdf.length) return
  worker.postMessage(pdf, [pdf.buffer])
  pdf = undefined
})
process.once('disconnect', () => process.exit(0))
setInterval(() => {
  if (process.memoryUsage.rss() > bytesMax) process.kill(process.pid, 'SIGKILL')
}, memoryCheckMs)
