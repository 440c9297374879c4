import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kept, keepRunning } from './keep-running.ts'
import { Problem, tailOf } from './problem.ts'

/** What a child says once it listens: `process.send({ ready: true, url })`; the sandbox adds what the product needs of it. */
export type Ready = { ready: true; url: string; env?: Record<string, string> }

export type Program = {
  /** As a sentence names it: `The product`. */
  name: string
  script: string
  args?: string[]
  env: Record<string, string | undefined>
  cwd?: string
  log: string
  signal?: AbortSignal
  /** How long SIGTERM may take, in ms; 4000 by default. */
  stopWithin?: number
}

export type Child = {
  pid: number
  ready: Ready
  /** SIGTERM, and SIGKILL when that takes too long. */
  stop(): Promise<void>
  kill(): void
  /** Says how it ended, asked or not. */
  died: Promise<string>
}

const readyWithin = 60_000
const stopWithin = 4000
const logLimit = 10_000_000 // bytes; beyond it a log is put aside when its program starts

/** Starts a program that keeps running; comes back when it listens. Throws a Problem with its last words if it does not. */
export async function startChild(program: Program): Promise<Child> {
  const child = launch(program)
  const died = ended(child, program.name)
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), program.stopWithin ?? stopWithin)
    await died
    clearTimeout(timer)
  }
  const given = new AbortController()
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (message: Partial<Ready>) => message.ready && resolve(message as Ready))
  })
  const late = sleep(readyWithin, 'did not answer within a minute', given).catch(() => '')
  const stopped = new Promise<string>((resolve) =>
    program.signal?.addEventListener('abort', () => resolve('was stopped'), { once: true, signal: given.signal }),
  )
  const first = await Promise.race([ready, died, late, stopped])
  given.abort()
  if (typeof first !== 'string')
    return { pid: child.pid!, ready: first, stop, kill: () => void child.kill('SIGKILL'), died }
  await stop()
  throw new Problem(
    first.startsWith(program.name)
      ? `${first}. Its last words (${program.log}):${await tailOf(program.log)}`
      : `${program.name} ${first}.`,
  )
}

/** Starts a program and starts it again whenever it dies (`again` is told); its environment is asked for anew each time. */
export function keepChild(
  { env, signal, ...program }: Omit<Program, 'env'> & { env: () => Program['env']; signal: AbortSignal },
  { say, again }: { say(line: string): void; again?(run: Child): void },
): Promise<Kept<Child>> {
  const start = (stopping: AbortSignal) =>
    startChild({ ...program, env: env(), signal: AbortSignal.any([signal, stopping]) })
  return keepRunning(start, { say, log: program.log, ...(again && { again }) })
}

/** Runs a program to its end. Throws a Problem with its last words when it fails, and stops it when `signal` says so. */
export async function runChild(program: Program): Promise<void> {
  const child = launch(program)
  const stop = () => void child.kill('SIGTERM')
  program.signal?.addEventListener('abort', stop, { once: true })
  const how = await ended(child, program.name)
  program.signal?.removeEventListener('abort', stop)
  if (child.exitCode === 0) return
  throw new Problem(`${how}. Its last words (${program.log}):${await tailOf(program.log, 40)}`)
}

function launch({ script, args = [], env, cwd, log, signal }: Program): ChildProcess {
  signal?.throwIfAborted()
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimit) renameSync(log, `${log}.1`)
  const out = openSync(log, 'a', 0o600)
  // Detached, so that a terminal's Ctrl-C reaches the launcher alone, which then ends everything in its order. A child
  // still ends with a launcher that was killed: its channel closes.
  const child = fork(script, args, { env, cwd, detached: true, execArgv: [], stdio: ['ignore', out, out, 'ipc'] })
  closeSync(out)
  return child
}

function ended(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not run: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
  })
}
