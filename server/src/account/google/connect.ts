import { isAccountTaken } from '../../mailbox/grants.ts'
import type { Services } from '../../services.ts'
import { flowErrors } from '../errors.ts'
import { connectMailbox } from '../mailbox/connect-mailbox.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { revokeUnused, toMailboxAccount, type ReturnedFlow } from './returned-flow.ts'
import { addError } from './add-error.ts'
import { takeFlow } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Connects the Google account of a flow to its student, who sends from it and signs in with it. Returns the next page.
 */
export async function connect(services: Deps, arrival: ReturnedFlow): Promise<string> {
  const outcome = await connectAccount(services, arrival).catch((error: unknown) => {
    if (isAccountTaken(error)) return 'elsewhere' as const
    throw error
  })
  if (outcome === 'connected') return '/profile'
  await revokeUnused(services, arrival)
  return addError(outcome === 'lost' ? '/login' : '/profile', flowErrors[outcome])
}

function connectAccount(services: Deps, arrival: ReturnedFlow): Promise<'connected' | 'lost'> {
  const { flow, network } = arrival
  const studentId = flow.student_id!
  return services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    // A new password ends flows, also while Google is being called for this one.
    if (!student || !(await takeFlow(tx, flow))) return 'lost'
    const { username } = student
    await connectMailbox(tx, services, {
      student: { id: studentId, username },
      account: toMailboxAccount(arrival),
      from: network,
    })
    return 'connected'
  })
}
