import type { RunContext } from '../run-context.ts'
import { callUntilKnown, type Student } from './student.ts'

/** Requests a reset link: one mail to the student's Google address. */
export async function requestPasswordReset(run: RunContext, { email }: Student): Promise<void> {
  const path = '/api/auth/password-reset/'
  const { outcome } = await callUntilKnown(run, { kind: 'mail', path, request: { body: { email } }, tries: 1 })
  if (outcome === 'done') run.expected.mails.push({ to: email, round: run.round })
}
