import type { Db } from '../db/connection.ts'
import { selectCustomer } from './queries.ts'

/** A student's customer at the payment provider, for the rooms that show or delete a student; null without one. */
export async function findCustomer(db: Db, studentId: string) {
  const customer = await selectCustomer(db, studentId)
  if (!customer) return null
  const { customer_id: id, renews, past_due_until: pastDueUntil } = customer
  return { id, renews, pastDueUntil }
}
