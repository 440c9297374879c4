import { type Child, type Program, startChild } from '@labreach/launch/child'

/** One of the server processes behind haproxy. */
export type Instance = {
  name: string
  url: string
  /** Of the run of this moment, or of the last one. */
  readonly pid: number
  /** SIGKILL; comes back when it is gone. */
  kill(): Promise<void>
  /** SIGTERM; comes back with the exit code's words when it has ended by itself, or was ended after 16 s. */
  stop(): Promise<string>
  /** Starts it, unless it runs; comes back when it listens. */
  start(): Promise<void>
}

/** It drains for 3 s (DRAIN_SECONDS of deploy/), then has 9 s to end what is under way. */
const STOP_MS = 16_000

/** A server process that does not run yet. */
export function instance(url: string, program: Program): Instance {
  let run: Child | undefined
  const gone = async () => {
    const how = (await run?.exited) ?? ''
    run = undefined
    return how
  }
  let pid = 0
  return {
    name: program.name,
    url,
    get pid() {
      return pid
    },
    async kill() {
      run?.kill()
      await gone()
    },
    async stop() {
      await run?.stop()
      return gone()
    },
    async start() {
      run ??= await startChild({ ...program, stopTimeoutMs: STOP_MS })
      pid = run.pid
    },
  }
}
