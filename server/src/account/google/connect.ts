import type { Services } from '../../services.ts'
import { flowErrors } from '../errors.ts'
import { addError } from '../mailbox/add-error.ts'
import { connectFlow } from '../mailbox/connect-flow.ts'
import { revokeUnused, toMailboxAccount, type ReturnedFlow } from './returned-flow.ts'

/**
 * Connects the Google account of a flow to its student, who sends from it and signs in with it. Returns the next page.
 */
export async function connect(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  arrival: ReturnedFlow,
): Promise<string> {
  const { flow, network } = arrival
  const outcome = await connectFlow(services, { flow, network, account: toMailboxAccount(arrival) })
  if (outcome === 'connected') return '/profile'
  await revokeUnused(services, arrival)
  return addError(
    outcome === 'flowEnded' ? '/login' : '/profile',
    outcome === 'elsewhere' ? flowErrors.elsewhere : flowErrors.flowEnded,
  )
}
