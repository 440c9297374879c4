import type { Db } from '../db/connection.ts'

export function selectCustomer(db: Db, studentId: string) {
  return db
    .selectFrom('customers')
    .select(['customer_id', 'renews', 'past_due_until'])
    .where('student_id', '=', studentId)
    .executeTakeFirst()
}

export async function selectStudentByCustomer(db: Db, customerId: string): Promise<string | null> {
  const customer = await db
    .selectFrom('customers')
    .select('student_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return customer?.student_id ?? null
}

/** Stores the customer of a student unless there is one; returns the stored one. */
export async function insertCustomer(db: Db, studentId: string, customerId: string, now: Date): Promise<string> {
  await db
    .insertInto('customers')
    .values({ student_id: studentId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('student_id').doNothing())
    .execute()
  const stored = await selectCustomer(db, studentId)
  return stored!.customer_id
}

/** Stores another customer of a student in place of `old`, unless that was done already. */
export async function replaceCustomer(db: Db, studentId: string, old: string, customerId: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ customer_id: customerId })
    .where('student_id', '=', studentId)
    .where('customer_id', '=', old)
    .execute()
}

/** Those of the customers that are stored. */
export async function selectStoredCustomers(db: Db, customerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', (eb) => eb.fn.any(eb.val(customerIds)))
    .execute()
  return new Set(rows.map((row) => row.customer_id))
}

/** A page of the students with a customer, ordered by id. */
export async function selectStudentsAfter(db: Db, after: string | null, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('student_id')
    .$if(after !== null, (query) => query.where('student_id', '>', after))
    .orderBy('student_id')
    .limit(count)
    .execute()
  return rows.map((row) => row.student_id)
}

/** Takes the next number of a reading; see apply-plan.ts. */
export function claimReading(db: Db, studentId: string) {
  return db
    .updateTable('customers')
    .set(({ eb }) => ({ last_reading: eb('last_reading', '+', 1) }))
    .where('student_id', '=', studentId)
    .returning(['customer_id', 'last_reading as reading'])
    .executeTakeFirst()
}

type Reading = { reading: number; renews: boolean; pastDueUntil: Date | null }

/** Stores the result of a reading; returns false, without a change, if a later reading has been applied. */
export async function applyReading(tx: Db, studentId: string, { reading, renews, pastDueUntil }: Reading) {
  const applied = await tx
    .updateTable('customers')
    .set({ applied_reading: reading, renews, past_due_until: pastDueUntil })
    .where('student_id', '=', studentId)
    .where('applied_reading', '<', reading)
    .returning('student_id')
    .executeTakeFirst()
  return applied !== undefined
}

/** Returns false if this event or session has been handled. */
export async function claimKey(tx: Db, key: string, studentId: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('handled_payments')
    .values({ key, student_id: studentId, handled_at: now })
    .onConflict((conflict) => conflict.columns(['student_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function wasHandled(db: Db, key: string, studentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('handled_payments')
    .select('key')
    .where('student_id', '=', studentId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteHandledBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('handled_payments').where('handled_at', '<', before).execute()
}
