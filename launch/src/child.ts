import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Supervised, supervise } from './supervise.ts'
import { Problem, readTail } from './problem.ts'

/**
 * The message of a child that listens: `process.send({ ready: true, url })`. `env`: the sandbox's settings for the
 * product.
 */
export type Ready = { ready: true; url: string; env?: Record<string, string> }

export type Program = {
  /** For messages: `The product`. */
  name: string
  script: string
  args?: string[]
  env: Record<string, string | undefined>
  cwd?: string
  log: string
  signal?: AbortSignal
  /** Milliseconds between SIGTERM and SIGKILL; 4000 by default. */
  stopTimeoutMs?: number
}

export type Child = {
  pid: number
  ready: Ready
  /** Sends SIGTERM, then SIGKILL after `stopTimeoutMs`. */
  stop(): Promise<void>
  kill(): void
  /** Resolves when it has ended, with a text such as `The product ended (SIGTERM)`. */
  exited: Promise<string>
}

const readyTimeoutMs = 60_000
const stopTimeoutMs = 4000
const maxLogBytes = 10_000_000 // a larger log is renamed to <log>.1 when its program starts

/** Starts a server process. Returns when it listens. Throws a Problem with the end of its log if it ends, is stopped or is not ready within a minute. */
export async function startChild(program: Program): Promise<Child> {
  const child = spawnChild(program)
  const exited = waitForExit(child, program.name)
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), program.stopTimeoutMs ?? stopTimeoutMs)
    await exited
    clearTimeout(timer)
  }
  const settled = new AbortController()
  const ready = new Promise<Ready>((resolve) => {
    child.on('message', (message: Partial<Ready>) => message.ready && resolve(message as Ready))
  })
  const timeout = sleep(readyTimeoutMs, 'was not ready within a minute', { signal: settled.signal }).catch(() => '')
  const stopped = new Promise<string>((resolve) =>
    program.signal?.addEventListener('abort', () => resolve('was stopped'), { once: true, signal: settled.signal }),
  )
  const outcome = await Promise.race([ready, exited, timeout, stopped])
  settled.abort()
  if (typeof outcome !== 'string')
    return { pid: child.pid!, ready: outcome, stop, kill: () => void child.kill('SIGKILL'), exited }
  await stop()
  const sentence = outcome.startsWith(program.name) ? outcome : `${program.name} ${outcome}`
  throw new Problem(`${sentence}. The end of its log (${program.log}):${await readTail(program.log)}`)
}

/**
 * Starts a program and restarts it whenever it ends. `env` is called before each start, `onRestart` after each restart.
 */
export function superviseChild(
  { env, signal, ...program }: Omit<Program, 'env'> & { env: () => Program['env']; signal: AbortSignal },
  { print, onRestart }: { print(line: string): void; onRestart?(child: Child): void },
): Promise<Supervised<Child>> {
  const start = (stopping: AbortSignal) =>
    startChild({ ...program, env: env(), signal: AbortSignal.any([signal, stopping]) })
  return supervise(start, { print, log: program.log, ...(onRestart && { onRestart }) })
}

/** Runs a program to its end; `signal` stops it. Throws a Problem with the end of its log if it fails. */
export async function runChild(program: Program): Promise<void> {
  const child = spawnChild(program)
  const stop = () => void child.kill('SIGTERM')
  program.signal?.addEventListener('abort', stop, { once: true })
  const exitText = await waitForExit(child, program.name)
  program.signal?.removeEventListener('abort', stop)
  if (child.exitCode === 0) return
  throw new Problem(`${exitText}. The end of its log (${program.log}):${await readTail(program.log, 40)}`)
}

function spawnChild({ script, args = [], env, cwd, log, signal }: Program): ChildProcess {
  signal?.throwIfAborted()
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes) renameSync(log, `${log}.1`)
  const out = openSync(log, 'a', 0o600)
  // Detached: Ctrl-C in a terminal reaches the launcher only, which stops the children in order. A child of a killed
  // launcher ends too, because its IPC channel closes.
  const child = fork(script, args, { env, cwd, detached: true, execArgv: [], stdio: ['ignore', out, out, 'ipc'] })
  closeSync(out)
  return child
}

function waitForExit(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${name} could not run: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `exit code ${code}`})`))
  })
}
