import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { loginCodeInvalid } from '../errors.ts'
import { recordSignIn } from '../record-sign-in.ts'
import { requireActive } from '../require-active.ts'
import { takeLoginCode } from './queries.ts'

/** The id of the student whom Google has identified. The code works once, for two minutes, in the browser of its flow. */
export async function loginByCode(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  { cookie, code }: { cookie: string; code: string },
  network: string,
): Promise<string> {
  const taken = await takeLoginCode(services.db, hashToken(cookie), hashToken(code), services.clock.now())
  const studentId = taken?.login_student_id ?? null
  if (studentId) await requireActive(services.db, studentId)
  await recordSignIn(services, studentId ? 'signed_in' : 'sign_in_failed', studentId, { way: 'google', network })
  if (!studentId) throw loginCodeInvalid()
  return studentId
}
