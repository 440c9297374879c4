import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem, readTail } from '@labreach/launch/problem'
import type { Account } from '@labreach/launch/postgres/account'
import { bareEnvironment } from '@labreach/launch/postgres/cluster'

/** A program of Debian's that runs in the foreground. */
export type Daemon = {
  /** Of the run of this moment, or of the last one. */
  readonly pid: number
  readonly running: boolean
  /** SIGKILL to it and to whatever it started, as when its machine loses power; comes back when they are gone. */
  kill(): Promise<void>
  /** Ends it in order. */
  stop(): Promise<void>
  /** Starts it, unless it runs; comes back when it works, and throws a Problem with its last words if it does not. */
  start(): Promise<void>
}

type Program = {
  program: string
  args: readonly string[]
  account: Account
  log: string
  /** What ends it in order. */
  ending: NodeJS.Signals
  works: () => Promise<boolean>
}

const READY_MS = 30_000
const STOP_MS = 8_000

/** A daemon that does not run yet. */
export function daemon({ program, args, account, log, ending, works }: Program): Daemon {
  let child: ChildProcess | undefined
  const runs = (one: ChildProcess | undefined): one is ChildProcess =>
    one !== undefined && one.exitCode === null && one.signalCode === null
  const signal = async (first: NodeJS.Signals) => {
    if (!runs(child)) return
    const ended = once(child, 'exit')
    child.kill(first)
    const harder = setTimeout(() => child?.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(harder)
  }
  // Whoever started it may end in disorder, which it must not survive.
  process.once('exit', () => runs(child) && child.kill('SIGKILL'))
  return {
    get pid() {
      return child?.pid ?? 0
    },
    get running() {
      return runs(child)
    },
    async kill() {
      if (!runs(child)) return
      const all = [child.pid!, ...childrenOf(child.pid!)]
      const ended = once(child, 'exit')
      for (const pid of all) kill(pid)
      await ended
      while (all.some((pid) => isAlive(pid))) await sleep(10)
    },
    stop: () => signal(ending),
    async start() {
      if (runs(child)) return
      const out = openSync(log, 'a', 0o600)
      // Detached: out of reach of the terminal's Ctrl-C, which ends everything in its order.
      child = spawn(program, args, {
        ...account,
        cwd: '/',
        env: bareEnvironment,
        detached: true,
        stdio: ['ignore', out, out],
      })
      closeSync(out)
      const failed = once(child, 'error').then(([error]: Error[]) => Promise.reject(error!))
      const ready = async () => {
        for (const end = Date.now() + READY_MS; Date.now() < end && runs(child); await sleep(50))
          if (await works()) return
        await signal('SIGKILL')
        throw new Problem(`${basename(program)} did not start. Its last words (${log}):${await readTail(log)}`)
      }
      await Promise.race([ready(), failed])
    },
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && statusOf(pid)?.parent === parent)
}

function isAlive(pid: number): boolean {
  return !['Z', undefined].includes(statusOf(pid)?.state)
}

/** Null for one that is gone, maybe while it was looked at. */
function statusOf(pid: number): { state: string; parent: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: state!, parent: Number(parent) }
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
