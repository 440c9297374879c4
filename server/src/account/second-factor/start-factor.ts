import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findUsername } from '../../students/find-student.ts'
import { secondFactorOn } from '../errors.ts'
import { upsertSecret } from './queries.ts'
import { secretOwner } from './secret-owner.ts'
import { createSecret } from './totp.ts'

/** Stores a new secret, encrypted, which counts for nothing until a code confirms it. Throws second_factor_on. */
export async function startFactor(
  { db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>,
  studentId: string,
): Promise<{ secret: string; uri: string }> {
  const username = await findUsername(db, studentId)
  if (username === undefined) throw sessionEnded()
  const created = createSecret(username)
  const encrypted = encryption.encrypt(created.secret, secretOwner(studentId))
  if (!(await upsertSecret(db, studentId, encrypted, clock.now()))) throw secondFactorOn()
  return created
}
