import { hashToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { loginCodeInvalid } from '../errors.ts'
import { noteSignIn } from '../note-sign-in.ts'
import { takeLoginCode } from './queries.ts'

/** The id of the student whom Google vouched for. The code works once, for two minutes, in the browser of its trip. */
export async function loginByCode(
  world: Pick<World, 'db' | 'clock' | 'seals'>,
  { cookie, code }: { cookie: string; code: string },
  address: string,
): Promise<string> {
  const taken = await takeLoginCode(world.db, hashToken(cookie), hashToken(code), world.clock.now())
  const studentId = taken?.login_student_id ?? null
  await noteSignIn(world, studentId ? 'signed_in' : 'sign_in_failed', studentId, { way: 'google', address })
  if (!studentId) throw loginCodeInvalid()
  return studentId
}
