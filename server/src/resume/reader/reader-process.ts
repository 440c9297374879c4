import { Worker } from 'node:worker_threads'
import type { ReaderSettings, WorkerMessage } from './reading.ts'
import type { ReaderResponse } from './start-reader.ts'

/*
 * A process that reads PDFs, one at a time. start-reader.ts forks it with the settings as its argument. The input is a
 * PDF's length and bytes through stdin, the output a message.
 * A worker thread reads, and the main thread checks the memory. It ends the whole process if a file takes too much, or if
 * the server ends. Threads of the server would not suffice: V8's memory limits and statistics do not include all
 * decompressed data, and some failures of V8 end the whole process.
 */
const memoryCheckMs = 10

/** A process that uses more than this share of its memory after a file is replaced. */
const fullShare = 0.8

const { memoryMax, ...workerData } = JSON.parse(process.argv[2]!) as ReaderSettings
const bytesMax = memoryMax * 1024 * 1024

const worker = new Worker(new URL('worker.ts', import.meta.url), {
  workerData,
  resourceLimits: { maxOldGenerationSizeMb: memoryMax / 2, maxYoungGenerationSizeMb: 16 },
})
worker.once('error', () => process.exit(1))
worker.on('message', (message: WorkerMessage) => {
  // The worker has loaded PDF.js, so this time does not count for a resume.
  if (message === 'ready' || 'progress' in message) return process.send!(message)
  process.send!({ ...message, full: process.memoryUsage.rss() > bytesMax * fullShare } satisfies ReaderResponse)
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
// A terminal or a service manager may send these to all processes of the server. The server then finishes its open calls,
// so this process ends only with the server.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit(0))
setInterval(() => {
  if (process.memoryUsage.rss() > bytesMax) process.kill(process.pid, 'SIGKILL')
}, memoryCheckMs)
