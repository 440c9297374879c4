import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { adoptCustomers } from './adopt-customers.ts'
import { applyPlan } from './apply-plan.ts'
import { selectStudentsAfter } from './queries.ts'

const PAGE_SIZE = 100

/**
 * Stores customers that only the provider has, then compares the plan of every student with a customer with the provider
 * and corrects it; corrections are in the audit log. Returns their number. Throws at once if the provider is unreachable,
 * so that the job is retried. Skips what cannot be compared for another reason, and throws at the end.
 */
export async function reconcilePlans(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'jobs' | 'onWrongCharge'>,
  signal: AbortSignal,
): Promise<number> {
  const failures: PaymentsFailure[] = []
  const collect = (error: unknown) => {
    if (!(error instanceof PaymentsFailure) || error.kind === 'unreachable') throw error
    failures.push(error)
  }
  await adoptCustomers(services, signal, collect).catch(collect)
  let corrected = 0
  let page = await selectStudentsAfter(services.db, null, PAGE_SIZE)
  while (page.length > 0) {
    for (const studentId of page) {
      signal.throwIfAborted()
      try {
        if ((await applyPlan(services, studentId, { by: 'reconciliation' })) === 'changed') corrected++
      } catch (error) {
        collect(error)
      }
    }
    page = await selectStudentsAfter(services.db, page.at(-1)!, PAGE_SIZE)
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} comparisons with the payment provider failed`, { cause: failures[0] })
  return corrected
}
