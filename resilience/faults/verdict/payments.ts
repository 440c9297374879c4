import type { Sql } from '@labreach/launch/sql'
import { ask } from '../ask.ts'
import type { Scene } from '../scene.ts'

type Books = {
  customers: { id: string; metadata: { student?: string } }[]
  subscriptions: { id: string; customer: string; status: string }[]
  charges: { customer: string; paid: boolean }[]
}

/**
 * Cards charged more often than somebody paid, two subscriptions of one student, and a payment that was acknowledged and
 * gives no plan; at the end also a plan that is not what the provider's books say.
 */
export async function wrongPayments(sql: Sql, { field, ledger }: Scene, isLast: boolean) {
  const { body: books } = await ask<Books>(field.sandboxUrl, '/control/stripe/state')
  const studentOf = new Map(books.customers.map(({ id, metadata }) => [id, metadata.student ?? '']))
  const charged = counted(books.charges.filter(({ paid }) => paid).map(({ customer }) => studentOf.get(customer)!))
  const isLive = ({ status }: { status: string }) =>
    status === 'active' || status === 'trialing' || status === 'past_due'
  const live = counted(books.subscriptions.filter(isLive).map(({ customer }) => studentOf.get(customer)!))
  const paid = counted(ledger.payments.map(({ student }) => student))
  const twice = [
    ...[...charged]
      .filter(([student, times]) => times > (paid.get(student) ?? 0))
      .map(([student, times]) => `${student} was charged ${times} times for ${paid.get(student) ?? 0} payments`),
    ...[...live].filter(([, times]) => times > 1).map(([student, times]) => `${student} has ${times} subscriptions`),
  ]
  const rows = await sql<{ id: string; plan: string }[]>`select id, paid_plan as plan from students`
  const plans = new Map(rows.map(({ id, plan }) => [id, plan]))
  const has = (student: string) => plans.get(student) === 'B'
  // Of each student the last one: an earlier one may have been cancelled, and its plan be over.
  const last = new Map(ledger.payments.map((payment) => [payment.student, payment]))
  const lost = [...last.values()]
    .filter(({ student, isPaid }) => isPaid && live.has(student) && !has(student))
    .map(({ student, session }) => `the payment ${session} of ${student} gives no plan`)
  if (isLast)
    for (const { student } of ledger.payments)
      if (has(student) !== live.has(student))
        lost.push(`the plan of ${student} is not what the books of the provider say`)
  return { lost: [...new Set(lost)], twice }
}

/** Changes of plan that one event or session caused twice, and trials that were given twice. */
export async function wrongGrants(sql: Sql): Promise<string[]> {
  const rows = await sql<{ subject: string; event: string; by: string | null; times: number }[]>`
    select subject, event, detail->>'by' as by, count(*)::int as times from journal
    where event = 'trial_claimed' or event = 'plan_paid' and detail->>'by' ~ '^(evt|cs)_'
    group by 1, 2, 3 having count(*) > 1`
  return rows.map(({ subject, event, by, times }) => `${event} ${times} times for ${subject}${by ? ` by ${by}` : ''}`)
}

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
