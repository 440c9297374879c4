import type { Services } from '../../services.ts'
import { googleSays } from '../errors.ts'
import { markProved } from '../proof/queries.ts'
import { lockStudent } from '../queries.ts'
import type { Arrival } from './arrival.ts'
import { pageWithError } from './page-with-error.ts'
import { selectGrant, takeFlow } from './queries.ts'
import { revokeUnkept } from './revoke-grant.ts'

/** Marks the session of a flow as proved, if the Google account that came back is the one that the student is linked to. */
export async function proveByGoogle(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  { flow, tokens, identity }: Arrival,
): Promise<string> {
  const studentId = flow.student_id!
  const end = await services.db.transaction().execute(async (tx) => {
    if (!(await lockStudent(tx, studentId)) || !(await takeFlow(tx, flow))) return 'lost'
    const grant = await selectGrant(tx, studentId)
    if (grant?.google_sub !== identity.sub) return 'notYours'
    await markProved(tx, { studentId, sessionId: flow.session_id! }, services.clock.now())
    return 'proved'
  })
  // Nothing is sent with these tokens; where nobody else's hang on the same grant, it ends.
  await revokeUnkept(services, tokens, identity.sub)
  return end === 'proved' ? '/profile?proved=true' : pageWithError('/profile', googleSays[end])
}
