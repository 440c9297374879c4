import { findGrant } from '../../mailbox/grants.ts'
import type { Services } from '../../services.ts'
import { flowErrors } from '../errors.ts'
import { markProved } from '../proof/queries.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { revokeUnused, type ReturnedFlow } from './returned-flow.ts'
import { addError } from '../mailbox/add-error.ts'
import { takeFlow } from '../mailbox/flow-queries.ts'

/**
 * Marks the session of a flow as proved if the flow returned with the student's own Google account. Returns the next
 * page.
 */
export async function proveByGoogle(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  arrival: ReturnedFlow,
): Promise<string> {
  const { flow, identity } = arrival
  const studentId = flow.student_id!
  const outcome = await services.db.transaction().execute(async (tx) => {
    if (!(await lockCredentials(tx, studentId)) || !(await takeFlow(tx, flow))) return 'flowEnded'
    const grant = await findGrant(tx, studentId)
    if (grant?.accountId !== identity.sub) return 'notYours'
    await markProved(tx, { studentId, sessionId: flow.session_id! }, services.clock.now())
    return 'proved'
  })
  // These tokens send nothing. The job revokes them unless a student has connected the same account.
  await revokeUnused(services, arrival)
  return outcome === 'proved' ? '/profile?proved=true' : addError('/profile', flowErrors[outcome])
}
