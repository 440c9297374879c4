import { fork } from 'node:child_process'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { PdfLimits } from './pdf-text.ts'
import type { WorkerAnswer } from './worker.ts'

export type ReaderSettings = PdfLimits & {
  /** What the process may hold in memory, MB. */
  memoryMax: number
}

/** What the process says of a file; `full`: it can take no other one. */
export type ReaderSays = { answer: WorkerAnswer; full: boolean }

export type ReadLimit = {
  /** Milliseconds of processor time; of time, where the system does not tell. */
  work: number
  /** When the answer has to be there, by performance.now(): a busy machine may not have come to the file by then. */
  until: number
}

export type Reader = {
  /** Reads the PDF at a path; one at a time. Throws ReaderEnded when the process ended over it, ReaderStarved when it hardly ran. */
  read: (path: string, limit: ReadLimit) => Promise<WorkerAnswer>
  hasEnded: () => boolean
  end: () => Promise<void>
}

/** The file took too long or too much memory, or the process died over it. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded'
}

/** The time was over before the machine came to the file: nothing is known of it. */
export class ReaderStarved extends Error {
  override name = 'ReaderStarved'
}

/** A third of the processor that a page gets where both want it. */
const niceness = 5

/** How often a reader is looked at, in milliseconds. */
const lookMs = 50

/** What the process may read: the server's code, the contract's and the packages'; no settings, no keys, no resume. */
const readable = [
  'server/src',
  'server/package.json',
  'server/node_modules',
  'contract',
  'node_modules',
  'package.json',
]

const root = new URL('../../../..', import.meta.url)

/** How Node is started for it. */
export const readerArguments: string[] = [
  // V8's own threads begin before the process can be made to give way.
  '--v8-pool-size=1',
  '--permission',
  // Its reading thread, which has the same rights; Node warns of it each time.
  '--allow-worker',
  '--disable-warning=PERM0006',
  ...readable.map((path) => `--allow-fs-read=${fileURLToPath(new URL(path, root))}`),
]

/**
 * Starts a process that reads PDFs; comes back when it can. It knows nothing of this one's environment and its keys, and by
 * Node's permission model it opens no file but code, writes none and starts no process: a PDF comes to it through a pipe.
 */
export async function startReader(settings: ReaderSettings): Promise<Reader> {
  const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    env: {},
    execArgv: readerArguments,
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // A resume may take a moment longer, so that a page need not.
  if (child.pid) setPriority(child.pid, niceness)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  child.stdin!.on('error', () => undefined)
  let gone = false
  const end = async () => {
    gone = true
    child.kill('SIGKILL')
    await ended
  }
  void ended.then(() => (gone = true))
  const said = <T>(): Promise<T> =>
    Promise.race([
      new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T))),
      ended.then((how) => {
        throw new ReaderEnded(`The process that reads resumes ended: ${how}.`)
      }),
    ])
  await said()
  return {
    read: async (path, { work, until }) => {
      const { size } = await stat(path)
      const [began, before] = [performance.now(), processorMs(child.pid!)]
      let starved = false
      const look = () => {
        const now = performance.now()
        const spent = before === null ? now - began : (processorMs(child.pid!) ?? work) - before
        if (spent < work && now <= until) return
        starved = spent < work
        void end()
      }
      const timer = setInterval(look, lookMs)
      const reading = said<ReaderSays>().catch((error: unknown) => {
        throw starved ? new ReaderStarved('The process that reads resumes hardly ran.', { cause: error }) : error
      })
      const file = handOver(path, size, child.stdin!)
      // A file that cannot be read ends the process; that of a process which has just ended is told by `reading`.
      file.once('error', () => void end())
      const { answer, full } = await reading.finally(() => {
        clearInterval(timer)
        file.destroy()
      })
      if (full) void end()
      return answer
    },
    hasEnded: () => gone,
    end,
  }
}

/** Writes a file's length, four bytes, and the file. */
function handOver(path: string, size: number, pipe: Writable): Readable {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(size)
  pipe.write(head)
  const file = createReadStream(path)
  file.pipe(pipe, { end: false })
  return file
}

/** Milliseconds of processor time that a process has used, by Linux's /proc; null elsewhere, and when it is gone. */
function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The name, in brackets, may hold anything; user and system time are the 12th and 13th field after it, in 1/100 s.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
