import { setTimeout as sleep } from 'node:timers/promises'
import type { RunContext } from './run-context.ts'
import { simulateStudent } from './students/simulate-student.ts'

export type StudentPool = {
  run: RunContext
  /** Pauses all students before their next step. Waits for the current steps. */
  pause(): Promise<void>
  resume(): void
  /** Stops all students before their next step. */
  end(): Promise<void>
}

class PoolEndedError extends Error {}

/** The pause before the next student, since a refused sign-up must not repeat at once. */
const PAUSE_MS = 200

/** Simulates `size` students at the same time; a new student replaces each one that ends. The pool starts paused. */
export function createStudentPool(
  size: number,
  options: Pick<RunContext, 'system' | 'expected' | 'resumes'>,
): StudentPool {
  const state = { isPaused: true, isEnded: false, students: 0, currentSteps: 0 }
  const run: RunContext = {
    ...options,
    round: 0,
    mayHang: false,
    async step(work) {
      while (state.isPaused && !state.isEnded) await sleep(20)
      if (state.isEnded) throw new PoolEndedError()
      state.currentSteps++
      return work().finally(() => state.currentSteps--)
    },
    anyUrl: () => options.system.urls[Math.floor(Math.random() * options.system.urls.length)]!,
  }
  const students = Array.from({ length: size }, async () => {
    for (; !state.isEnded; await sleep(PAUSE_MS))
      await simulateStudent(run, state.students++).catch((error: unknown) => {
        if (!(error instanceof PoolEndedError)) throw error
      })
  })
  return {
    run,
    async pause() {
      state.isPaused = true
      // The wait of 10 ms also lets a student record the response of its last step.
      do await sleep(10)
      while (state.currentSteps > 0)
    },
    resume: () => void (state.isPaused = false),
    async end() {
      state.isEnded = true
      await Promise.all(students)
    },
  }
}
