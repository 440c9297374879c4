import { session } from '../credentials/session.ts'

/** The sentence for a browser that has no session, for example after a logout in another tab; otherwise undefined. */
export const sessionProblem = (): string | undefined =>
  session.studentId() === null ? 'User not found. Please refresh and try again.' : undefined
