import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem, readTail } from '@labreach/launch/problem'
import type { SystemUser } from '@labreach/launch/postgres/system-user'
import { bareEnvironment } from '@labreach/launch/postgres/cluster'

/** A program (PgBouncer, HAProxy) that this process starts and monitors. */
export type ServerProcess = {
  /** The process id of the current or last process. */
  readonly pid: number
  readonly isRunning: boolean
  /** Stops the process by its stop signal, and kills it after 8 s. */
  stop(): Promise<void>
  /** Starts the process if it does not run. Throws a Problem with the end of the log if it is not ready within 30 s. */
  start(): Promise<void>
}

type Program = {
  program: string
  args: readonly string[]
  systemUser: SystemUser
  logPath: string
  stopSignal: NodeJS.Signals
  isReady: () => Promise<boolean>
}

const READY_MS = 30_000
const STOP_MS = 8_000

/** A process that is not started. */
export function createServerProcess({
  program,
  args,
  systemUser,
  logPath,
  stopSignal,
  isReady,
}: Program): ServerProcess {
  let child: ChildProcess | undefined
  const isRunning = (one: ChildProcess | undefined): one is ChildProcess =>
    one !== undefined && one.exitCode === null && one.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning(child)) return
    const exit = once(child, 'exit')
    child.kill(signal)
    const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_MS)
    await exit
    clearTimeout(timer)
  }
  // It must not outlive this process, even after an error.
  process.once('exit', () => isRunning(child) && child.kill('SIGKILL'))
  return {
    get pid() {
      return child?.pid ?? 0
    },
    get isRunning() {
      return isRunning(child)
    },
    stop: () => end(stopSignal),
    async start() {
      if (isRunning(child)) return
      const out = openSync(logPath, 'a', 0o600)
      // Detached, so that Ctrl-C in the terminal ends its clients first.
      child = spawn(program, args, {
        ...systemUser,
        cwd: '/',
        env: bareEnvironment,
        detached: true,
        stdio: ['ignore', out, out],
      })
      closeSync(out)
      const startError = once(child, 'error').then(([error]: Error[]) => Promise.reject(error!))
      const waitUntilReady = async () => {
        for (const deadline = Date.now() + READY_MS; Date.now() < deadline && isRunning(child); await sleep(50))
          if (await isReady()) return
        await end('SIGKILL')
        throw new Problem(
          `${basename(program)} did not start. The end of its log (${logPath}):${await readTail(logPath)}`,
        )
      }
      await Promise.race([waitUntilReady(), startError])
    },
  }
}
