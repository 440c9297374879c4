import { type Child, type Program, startChild } from '@labreach/launch/child'

/** A server process behind haproxy. */
export type Instance = {
  name: string
  url: string
  /** The process id of the current or last process. */
  readonly pid: number
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
  /** Sends SIGTERM, and SIGKILL after 16 s. Returns a sentence with the exit code. */
  stop(): Promise<string>
  /** Starts the process if it does not run, and waits until it listens. */
  start(): Promise<void>
}

/** The server drains for 3 s (DRAIN_SECONDS in deploy/), then it has 9 s for the requests in progress. */
const STOP_MS = 16_000

/** A server process that is not started. */
export function createInstance(url: string, program: Program): Instance {
  let child: Child | undefined
  const waitForExit = async () => {
    const exit = (await child?.exited) ?? ''
    child = undefined
    return exit
  }
  let pid = 0
  return {
    name: program.name,
    url,
    get pid() {
      return pid
    },
    async kill() {
      child?.kill()
      await waitForExit()
    },
    async stop() {
      await child?.stop()
      return waitForExit()
    },
    async start() {
      child ??= await startChild({ ...program, stopTimeoutMs: STOP_MS })
      pid = child.pid
    },
  }
}
