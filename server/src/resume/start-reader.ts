import { fork } from 'node:child_process'
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
  /** Reads one PDF; one at a time. Throws ReaderEnded when the process ended over it. */
  read: (pdf: Uint8Array, timeLimit: number) => Promise<WorkerAnswer>
  hasEnded: () => boolean
  end: () => Promise<void>
}

/** The file took too long or too much memory, or the process died over it. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded'
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
      const timer = setTimeout(() => void end(), timeLimit)
      const reading = said<ReaderSays>()
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
