import { hashToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { loginCodeInvalid } from '../errors.ts'
import { takeLoginCode } from './queries.ts'

/** The id of the student whom Google vouched for. The code works once, for two minutes, in the browser of its trip. */
export async function loginByCode(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  cookie: string,
  code: string,
): Promise<string> {
  const taken = await takeLoginCode(db, hashToken(cookie), hashToken(code), clock.now())
  if (!taken?.login_student_id) throw loginCodeInvalid()
  return taken.login_student_id
}
