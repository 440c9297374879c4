import type { Db } from '../db/connection.ts'
import { selectCustomer } from './queries.ts'

/** `renews`: another month follows. `pastDueUntil`: the end of the plan after a failed payment. */
export type Customer = { id: string; renews: boolean; pastDueUntil: Date | null }

/** A student's customer at the payment provider, for the rooms that show or delete a student; null without one. */
export async function findCustomer(db: Db, studentId: string): Promise<Customer | null> {
  const customer = await selectCustomer(db, studentId)
  if (!customer) return null
  const { customer_id: id, renews, past_due_until: pastDueUntil } = customer
  return { id, renews, pastDueUntil }
}
