import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PdfLimits } from './pdf-text.ts'
import type { WorkerAnswer } from './worker.ts'

export type ReaderSettings = PdfLimits & {
  /** What the process may hold in memory, MB. */
  memoryMax: number
}

/** What the process says of a file; `full`: it can take no other one. */
export type ReaderSays = { answer: WorkerAnswer; full: boolean }

export type Reader = {
  /** Reads one PDF; one at a time. Throws ReaderEnded when the process ended over it, ReaderStarved when it hardly ran. */
  read: (pdf: Uint8Array, timeLimit: number) => Promise<WorkerAnswer>
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

/** Starts a process that reads PDFs; comes back when it can. It knows nothing of this one's environment and its keys. */
export async function startReader(settings: ReaderSettings): Promise<Reader> {
  const script = fileURLToPath(new URL('reader-process.ts', import.meta.url))
  const child = fork(script, [JSON.stringify(settings)], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // A resume may take a moment longer, so that a page need not.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
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
    read: async (pdf, timeLimit) => {
      const before = processorMs(child.pid!)
      let starved = false
      const timer = setTimeout(() => {
        starved = processorMs(child.pid!) - before < timeLimit / 2
        void end()
      }, timeLimit)
      const reading = said<ReaderSays>().catch((error: unknown) => {
        throw starved ? new ReaderStarved('The process that reads resumes hardly ran.', { cause: error }) : error
      })
      // That it cannot be sent to a process which has just ended is told by `reading`.
      child.send(pdf, () => {})
      const { answer, full } = await reading.finally(() => clearTimeout(timer))
      if (full) void end()
      return answer
    },
    hasEnded: () => gone,
    end,
  }
}

/** Processor time that a process has used, by Linux's /proc; NaN elsewhere, and where the process is gone. */
function processorMs(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  // The name, in brackets, may hold anything; user and system time are the 12th and 13th field after it, in 1/100 s.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
