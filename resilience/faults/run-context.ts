import type { ExpectedState } from './expected-state.ts'
import type { TestSystem } from './test-system.ts'

/** The shared data of one run. */
export type RunContext = {
  system: TestSystem
  expected: ExpectedState
  /** PDFs with different subjects, so that students get different matches. */
  resumes: readonly Uint8Array<ArrayBuffer>[]
  /** The number of the current round. */
  round: number
  /** Whether calls of this round may remain without a response, since commits wait for a standby. */
  mayHang: boolean
  /** Runs one step of a student. Waits while the pool is paused. */
  step<T>(work: () => Promise<T>): Promise<T>
  /** A random URL of the product. */
  anyUrl(): string
}
