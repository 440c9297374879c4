import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ReaderSettings, WorkerResult } from './reading.ts'
import type { PageProgress } from './scan/read-scan.ts'

/** A PDF of `size` bytes. The reader reads or destroys the stream. */
export type PdfStream = { size: number; stream: Readable }

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
   * Reads a PDF, one at a time; calls `onPage` before each page of a scan. Throws ReaderEnded if the process ended during the file, ReaderStarved if
   * the deadline passed before the processor time was used, and the stream's error if it fails.
   */
  read: (pdf: PdfStream, limit: ReadLimit, onPage?: (progress: PageProgress) => void) => Promise<WorkerResult>
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

/**
 * With 5 a process gets a third of the server's processor time when both compete for one core. With 10, for scans, it
 * gets a tenth.
 */
const niceness = { text: 5, scans: 10 }

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
  // Threads also load a module of --require, unlike one of --import.
  '--require',
  fileURLToPath(new URL('no-network.ts', import.meta.url)),
  ...readable.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, root))}`),
]

/**
 * Starts a process that reads PDFs, and returns when it is ready. Its environment is empty, so it has no keys. By
 * Node's permission model it can read only code, write no file and start no process; no-network.ts takes the
 * network away. It gets PDFs through a pipe.
 */
export async function startReader(settings: ReaderSettings): Promise<Reader> {
  const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    env: {},
    execArgv: readerArguments,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // Requests of the website have priority over reading resumes.
  if (child.pid) setPriority(child.pid, settings.readsScans ? niceness.scans : niceness.text)
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
  const nextMessage = <T>(isExpected: (message: unknown) => message is T): Promise<T> =>
    Promise.race([
      new Promise<T>((resolve) => {
        const take = (message: unknown) => {
          if (!isExpected(message)) return
          child.off('message', take)
          resolve(message)
        }
        child.on('message', take)
      }),
      ended.then((how) => {
        throw new ReaderEnded(`The process that reads resumes ended: ${how}.`)
      }),
    ])
  await nextMessage((message): message is 'ready' => message === 'ready')
  return {
    read: async ({ size, stream }, { processorMs, until }, onPage) => {
      const [startedAt, usedBefore] = [performance.now(), getProcessorMs(child.pid!)]
      let starved = false
      let streamError: Error | undefined
      const check = () => {
        const now = performance.now()
        const used = usedBefore === null ? now - startedAt : (getProcessorMs(child.pid!) ?? processorMs) - usedBefore
        if (used < processorMs && now <= until) return
        starved = used < processorMs
        void end()
      }
      const timer = setInterval(check, checkMs)
      const onMessage = (message: unknown) => {
        if (isProgress(message)) onPage?.(message.progress)
      }
      child.on('message', onMessage)
      const response = nextMessage((message): message is ReaderResponse => !isProgress(message)).catch(
        (error: unknown) => {
          if (streamError) throw streamError
          throw starved ? new ReaderStarved('The process that reads resumes hardly ran.', { cause: error }) : error
        },
      )
      // The process waits for the rest of the file, so it is ended. `response` then throws.
      stream.once('error', (error) => {
        streamError = error
        void end()
      })
      sendFile(stream, size, child.stdin!)
      const { result, full } = await response.finally(() => {
        clearInterval(timer)
        child.off('message', onMessage)
        stream.destroy()
      })
      if (full) void end()
      return result
    },
    hasEnded: () => hasEnded,
    end,
  }
}

const isProgress = (message: unknown): message is { progress: PageProgress } =>
  typeof message === 'object' && message !== null && 'progress' in message

/** Writes a file's length (four bytes, big-endian) and the file to a pipe. */
function sendFile(file: Readable, size: number, pipe: Writable): void {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  pipe.write(head)
  file.pipe(pipe, { end: false })
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
