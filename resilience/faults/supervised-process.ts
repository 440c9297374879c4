import { setTimeout as sleep } from 'node:timers/promises'

type Child = { exited: Promise<string>; kill(): void; stop(): Promise<void> }

export type SupervisedProcess<C extends Child> = {
  current(): C
  unexpectedExits(): number
  /** Excludes the next exit from the unexpected ones. */
  expectExit(): void
  /** Stops the process and does not restart it until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Restarts a process `pauseMs` after each exit and after each failed start. */
export async function supervise<C extends Child>(
  start: () => Promise<C>,
  pauseMs: number,
): Promise<SupervisedProcess<C>> {
  let child = await start()
  const state = { unexpectedExits: 0, expectedExits: 0, isStopping: false }
  let pauseEnd = Promise.resolve()
  let endPause = () => {}
  const restartUntilStop = async () => {
    for (;;) {
      await child.exited
      if (state.isStopping) return
      if (state.expectedExits > 0) state.expectedExits--
      else state.unexpectedExits++
      await pauseEnd
      for (let isRunning = false; !isRunning && !state.isStopping;) {
        await sleep(pauseMs)
        if (state.isStopping) return
        isRunning = await start().then(
          (next) => Boolean((child = next)),
          () => false,
        )
      }
    }
  }
  const supervisor = restartUntilStop()
  return {
    current: () => child,
    unexpectedExits: () => state.unexpectedExits,
    expectExit: () => void state.expectedExits++,
    async pause() {
      pauseEnd = new Promise((resolve) => (endPause = resolve))
      state.expectedExits++
      await child.stop()
    },
    async resume() {
      endPause()
    },
    async stop() {
      state.isStopping = true
      endPause()
      await child.stop()
      await supervisor
    },
  }
}
