import { setTimeout as sleep } from 'node:timers/promises'
import { runStudent, type Acknowledged, type SystemUrls } from '@labreach/e2e/student-over-http'
import { getReason } from './traffic.ts'

export type Students = {
  acknowledged: readonly Acknowledged[]
  /** The errors of the students that did not complete the main job. */
  failures: readonly string[]
  /** Waits for the current students. Returns the number of all students. */
  stop(): Promise<number>
}

let studentCount = 0

/** Simulates `size` students at the same time. Each completes the main job, then the next student starts. */
export function startStudents(urls: SystemUrls, size: number, pdf: Uint8Array): Students {
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  const countBefore = studentCount
  const end = new AbortController()
  const students = Array.from({ length: size }, async () => {
    while (!end.signal.aborted) {
      const number = studentCount++
      await runStudent(urls, { name: `student-${number}`, number, pdf }, (done) => acknowledged.push(done)).catch(
        async (error: Error) => {
          failures.push(getReason(error).split('\n', 1)[0]!)
          await sleep(200)
        },
      )
    }
  })
  return {
    acknowledged,
    failures,
    async stop() {
      end.abort()
      await Promise.all(students)
      return studentCount - countBefore
    },
  }
}
