import type { ProviderCustomer } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { readPlan } from '../students/read-plan.ts'
import { isLive } from './entitlement.ts'
import { insertCustomer, replaceCustomer, selectStoredCustomers } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'payments' | 'onWrongCharge'>

/**
 * Stores the customers that only the provider has: after a restore, those of students who first paid after the backup.
 * Calls `onFailure` for each that cannot be compared. Reports customers that pay without a student. It deletes none, since a wrong or empty database would end the
 * subscriptions of all students.
 */
export async function adoptCustomers(
  services: Deps,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const { customers, next } = await services.payments.listCustomers(after)
    const ids = customers.map(({ id }) => id)
    const stored = await selectStoredCustomers(services.db, ids)
    for (const one of customers) if (!stored.has(one.id)) await adoptCustomer(services, one).catch(onFailure)
    after = next
  } while (after !== null)
}

/** Stores a customer of a student. If another one is stored, the one with a live subscription is kept. */
export async function adoptCustomer(services: Deps, { id, studentId }: ProviderCustomer): Promise<void> {
  const { db, clock, payments, onWrongCharge } = services
  const isPaying = async (customerId: string) => (await payments.subscriptions(customerId)).some(isLive)
  const now = clock.now()
  if (!(await readPlan(db, studentId, now))) {
    if (await isPaying(id))
      onWrongCharge({ problem: 'a customer without a student pays', student: studentId, customers: [id] })
    return
  }
  const stored = await insertCustomer(db, studentId, id, now)
  if (stored === id || !(await isPaying(id))) return
  if (await isPaying(stored))
    onWrongCharge({ problem: 'a student pays for two subscriptions', student: studentId, customers: [stored, id] })
  else await replaceCustomer(db, studentId, stored, id)
}
