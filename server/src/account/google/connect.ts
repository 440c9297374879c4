import { isUniqueViolation } from '../../db/violation.ts'
import { keepUses } from '../../quotas/keep-uses.ts'
import type { Services } from '../../services.ts'
import { googleSays } from '../errors.ts'
import { recordChange } from '../notices/record-change.ts'
import { verifiedAddresses } from '../notices/verified-addresses.ts'
import { lockStudent } from '../queries.ts'
import { keepGrant, type Arrival } from './arrival.ts'
import { pageWithError } from './page-with-error.ts'
import { selectGrant, takeFlow } from './queries.ts'
import { revokeKept, revokeUnkept } from './revoke-grant.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Makes the Google account that came back the one that the student sends from and signs in with; another one that was
 * connected before ends, at Google too.
 */
export async function connect(services: Deps, arrival: Arrival): Promise<string> {
  const connected = await replaceGrant(services, arrival).catch((error: unknown) => {
    if (isUniqueViolation(error, 'google_grants_google_sub_key')) return 'elsewhere' as const
    throw error
  })
  if (connected === 'connected') return '/profile'
  await revokeUnkept(services, arrival.tokens, arrival.identity.sub)
  return pageWithError(connected === 'lost' ? '/login' : '/profile', googleSays[connected])
}

function replaceGrant(services: Deps, arrival: Arrival): Promise<'connected' | 'lost'> {
  const { flow, identity, from } = arrival
  const studentId = flow.student_id!
  return services.db.transaction().execute(async (tx) => {
    const student = await lockStudent(tx, studentId)
    // The end of the flow was asked of Google in between: a new password may have ended it.
    if (!student || !(await takeFlow(tx, flow))) return 'lost'
    const was = await selectGrant(tx, studentId)
    const before = await verifiedAddresses(tx, studentId)
    await keepGrant(tx, services, studentId, arrival)
    if (was?.google_sub === identity.sub) return 'connected'
    const notify = [...before, ...(await verifiedAddresses(tx, studentId))]
    const change = { studentId, username: student.username, notify, from }
    if (was) {
      await revokeKept(tx, services, was)
      await keepUses(tx, studentId, services.clock.now(), false)
      await recordChange(tx, services, { ...change, change: 'google_unlinked', address: was.email })
    }
    await recordChange(tx, services, { ...change, change: 'google_linked', address: identity.email })
    return 'connected'
  })
}
