import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemUser } from '@labreach/launch/postgres/system-user'
import { bareEnvironment } from '@labreach/launch/postgres/cluster'
import { findTree, isAlive, signalAll } from './processes.ts'

/** A program that starts again a second after each end, as with systemd's `Restart=always`. */
export type Service = {
  /** The process and its descendants, and those of `findOthers`. */
  pids(): number[]
  start(): void
  /** Sends SIGKILL to all its processes. It starts again by itself. */
  kill(): void
  /** Kills it as `kill`, but it starts again only when the returned function is called: the machine is down. */
  crash(): () => void
  /** Ends it by SIGTERM, and by SIGKILL after 8 s. It does not start again. */
  stop(): Promise<void>
}

type Options = {
  program: string
  args: readonly string[]
  systemUser: SystemUser
  logPath: string
  /** Its processes that are not its descendants. */
  findOthers?: () => number[]
}

const [RESTART_MS, STOP_MS] = [1_000, 8_000]

/** A service that is not started. */
export function createService({ program, args, systemUser, logPath, findOthers = () => [] }: Options): Service {
  let child: ChildProcess | undefined
  const stopping = new AbortController()
  let supervisor: Promise<void> | undefined
  let boot = Promise.resolve()
  let endCrash = () => {}
  const pids = () => [...new Set([...(child ? findTree(child.pid!) : []), ...findOthers()])]
  const kill = () => signalAll(pids(), 'SIGKILL')
  const runUntilStop = async () => {
    while (!stopping.signal.aborted) {
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
      await once(child, 'exit')
      child = undefined
      // As systemd does with `KillMode=mixed`: nothing of a service outlives its main process.
      for (const rest = findOthers(); rest.some(isAlive); await sleep(20)) signalAll(rest, 'SIGKILL')
      if (!stopping.signal.aborted) await sleep(RESTART_MS)
      await boot
    }
  }
  // It must not outlive this process, even after an error.
  process.once('exit', kill)
  return {
    pids,
    start: () => void (supervisor ??= runUntilStop()),
    kill,
    crash() {
      const { promise, resolve } = Promise.withResolvers<void>()
      boot = promise
      endCrash = resolve
      kill()
      return resolve
    },
    async stop() {
      stopping.abort()
      endCrash()
      child?.kill('SIGTERM')
      // A frozen process ends only by SIGKILL.
      const timer = setTimeout(kill, STOP_MS)
      await supervisor
      clearTimeout(timer)
      process.off('exit', kill)
    },
  }
}
