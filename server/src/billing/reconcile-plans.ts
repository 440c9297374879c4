import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { applyPlan } from './apply-plan.ts'
import { selectStudentsAfter } from './queries.ts'

const PAGE = 100

/**
 * Compares every student who has a customer with the provider and mends what differs; the audit log says what was mended.
 * Answers how many that were. A provider that is away ends it, to be tried again; whoever cannot be compared for another
 * reason is passed over and told of at the end. Throws.
 */
export async function reconcilePlans(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'jobs'>,
  signal: AbortSignal,
): Promise<number> {
  const passedOver: PaymentsFailure[] = []
  let mended = 0
  let page = await selectStudentsAfter(services.db, null, PAGE)
  while (page.length > 0) {
    for (const studentId of page) {
      signal.throwIfAborted()
      try {
        if ((await applyPlan(services, studentId, { by: 'reconciliation' })) === 'changed') mended++
      } catch (error) {
        if (!(error instanceof PaymentsFailure) || error.kind === 'unreachable') throw error
        passedOver.push(error)
      }
    }
    page = await selectStudentsAfter(services.db, page.at(-1)!, PAGE)
  }
  if (passedOver.length > 0)
    throw new Error(`${passedOver.length} students could not be compared with the payment provider`, {
      cause: passedOver[0],
    })
  return mended
}
