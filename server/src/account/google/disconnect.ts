import { keepUses } from '../../quotas/keep-uses.ts'
import { GoogleFailure } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import { googleUnreachable } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { verifiedAddresses } from '../notices/verified-addresses.ts'
import { lockStudent } from '../queries.ts'
import { forgetTokens, selectGrant } from './queries.ts'
import { revokeGrant } from './revoke-grant.ts'

/** Ends the grant at Google, then forgets its tokens. Throws google_unreachable, with nothing changed. */
export async function disconnect(
  services: Pick<Services, 'db' | 'clock' | 'google' | 'encryption' | 'jobs'>,
  studentId: string,
  from: string,
): Promise<void> {
  const grant = await selectGrant(services.db, studentId)
  if (!grant?.tokens_sealed) return
  try {
    await revokeGrant(services, studentId, grant.tokens_sealed)
  } catch (error) {
    throw error instanceof GoogleFailure ? googleUnreachable() : error
  }
  await services.db.transaction().execute(async (tx) => {
    const student = await lockStudent(tx, studentId)
    if (!student) return
    const notify = await verifiedAddresses(tx, studentId)
    await forgetTokens(tx, studentId)
    await keepUses(tx, studentId, services.clock.now(), false)
    const change = { change: 'google_unlinked', address: grant.email } as const
    await recordChange(tx, services, { ...change, studentId, username: student.username, notify, from })
  })
}
