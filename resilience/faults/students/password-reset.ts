import type { RunContext } from '../run-context.ts'
import { write, type Student } from './student.ts'

/** Requests a reset link: one mail to the student's Google address. */
export async function requestPasswordReset(run: RunContext, { email }: Student): Promise<void> {
  const path = '/api/auth/password-reset/'
  const { outcome } = await write(run, { kind: 'mail', path, httpCall: { body: { email } }, tries: 1 })
  if (outcome === 'done') run.expected.mails.push({ to: email, round: run.round })
}
