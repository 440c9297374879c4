import { fork } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { PdfLimits } from './pdf-text.ts'
import type { WorkerResult } from './worker.ts'

export type ReaderSettings = PdfLimits & {
  /** Memory of the process, in MB. */
  memoryMax: number
}

/** The result for one file. If `full`, the process has too little memory left for another file. */
export type ReaderResponse = { result: WorkerResult; full: boolean }

export type ReadLimit = {
  /** Processor time in milliseconds; elapsed time on systems that do not report it. */
  processorMs: number
  /** The deadline by performance.now(). On a busy machine it can pass before `processorMs` is used. */
  until: number
}

export type Reader = {
  /**
   * Reads the PDF at a path, one at a time. Throws ReaderEnded if the process ended during the file, ReaderStarved if
   * the deadline passed before the processor time was used.
   */
  read: (path: string, limit: ReadLimit) => Promise<WorkerResult>
  hasEnded: () => boolean
  end: () => Promise<void>
}

/** The file took too much processor time or memory, or the process crashed. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded'
}

/** The machine was too busy to read the file in time. This says nothing about the file. */
export class ReaderStarved extends Error {
  override name = 'ReaderStarved'
}

/** With this priority the process gets a third of the server's processor time when both compete for one core. */
const niceness = 5

/** The interval between checks of a running reader, in milliseconds. */
const checkMs = 50

/** What the process may read: code of the server, the contract and packages; no settings, no keys, no resumes. */
const readable = [
  'server/src',
  'server/package.json',
  'server/node_modules',
  'contract',
  'node_modules',
  'package.json',
]

const root = new URL('../../../..', import.meta.url)

/** Node's arguments for the process. */
export const readerArguments: string[] = [
  // V8 starts its threads before setPriority, so they would run with normal priority.
  '--v8-pool-size=1',
  '--permission',
  // The worker thread has the same rights as the process. Node warns about this flag at each start.
  '--allow-worker',
  '--disable-warning=PERM0006',
  ...readable.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, root))}`),
]

/**
 * Starts a process that reads PDFs, and returns when it is ready. Its environment is empty, so it has no keys. By
 * Node's permission model it can read only code, write no file and start no process. It gets PDFs through a pipe.
 */
export async function startReader(settings: ReaderSettings): Promise<Reader> {
  const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    env: {},
    execArgv: readerArguments,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // Requests for pages have priority over reading resumes.
  if (child.pid) setPriority(child.pid, niceness)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  child.stdin!.on('error', () => undefined)
  let hasEnded = false
  const end = async () => {
    hasEnded = true
    child.kill('SIGKILL')
    await ended
  }
  void ended.then(() => (hasEnded = true))
  const nextMessage = <T>(): Promise<T> =>
    Promise.race([
      new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T))),
      ended.then((how) => {
        throw new ReaderEnded(`The process that reads resumes ended: ${how}.`)
      }),
    ])
  await nextMessage()
  return {
    read: async (path, { processorMs, until }) => {
      const { size } = await stat(path)
      const [startedAt, usedBefore] = [performance.now(), getProcessorMs(child.pid!)]
      let starved = false
      const check = () => {
        const now = performance.now()
        const used = usedBefore === null ? now - startedAt : (getProcessorMs(child.pid!) ?? processorMs) - usedBefore
        if (used < processorMs && now <= until) return
        starved = used < processorMs
        void end()
      }
      const timer = setInterval(check, checkMs)
      const response = nextMessage<ReaderResponse>().catch((error: unknown) => {
        throw starved ? new ReaderStarved('The process that reads resumes hardly ran.', { cause: error }) : error
      })
      const file = sendFile(path, size, child.stdin!)
      // A file that cannot be read ends the process. `response` then throws.
      file.once('error', () => void end())
      const { result, full } = await response.finally(() => {
        clearInterval(timer)
        file.destroy()
      })
      if (full) void end()
      return result
    },
    hasEnded: () => hasEnded,
    end,
  }
}

/** Writes a file's length (four bytes, big-endian) and the file to a pipe. */
function sendFile(path: string, size: number, pipe: Writable): Readable {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  pipe.write(head)
  const file = createReadStream(path)
  file.pipe(pipe, { end: false })
  return file
}

/** The processor time of a process in milliseconds, from Linux's /proc; null on other systems, and if it has ended. */
function getProcessorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The name, in brackets, can contain any characters. User and system time are the 12th and 13th field after it, in
  // 1/100 s.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
