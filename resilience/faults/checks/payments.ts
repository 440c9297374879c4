import type { Sql } from '@labreach/launch/sql'
import { send } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'

type ProviderState = {
  customers: { id: string; metadata: { student?: string } }[]
  subscriptions: { id: string; customer: string; status: string }[]
  charges: { customer: string; paid: boolean }[]
}

/**
 * Finds charges without a checkout, second subscriptions of a student, and confirmed checkouts without a plan. With
 * `isFinal`, also compares the plans with the subscriptions at the provider.
 */
export async function findPaymentProblems(sql: Sql, { system, expected }: RunContext, isFinal: boolean) {
  const { body: provider } = await send<ProviderState>(system.sandboxUrl, '/control/stripe/state')
  const studentIds = new Map(provider.customers.map(({ id, metadata }) => [id, metadata.student ?? '']))
  const charges = countEach(
    provider.charges.filter(({ paid }) => paid).map(({ customer }) => studentIds.get(customer)!),
  )
  const isActive = ({ status }: { status: string }) =>
    status === 'active' || status === 'trialing' || status === 'past_due'
  const subscriptions = countEach(
    provider.subscriptions.filter(isActive).map(({ customer }) => studentIds.get(customer)!),
  )
  const checkouts = countEach(expected.checkouts.map(({ student }) => student))
  const duplicates = [
    ...[...charges]
      .filter(([student, times]) => times > (checkouts.get(student) ?? 0))
      .map(([student, times]) => `${student} was charged ${times} times for ${checkouts.get(student) ?? 0} checkouts`),
    ...[...subscriptions]
      .filter(([, times]) => times > 1)
      .map(([student, times]) => `${student} has ${times} subscriptions`),
  ]
  const rows = await sql<{ id: string; plan: string }[]>`select id, paid_plan as plan from students`
  const plans = new Map(rows.map(({ id, plan }) => [id, plan]))
  const hasBasic = (student: string) => plans.get(student) === 'B'
  // Only the last checkout of a student counts: the student may have cancelled an earlier subscription.
  const lastCheckouts = new Map(expected.checkouts.map((checkout) => [checkout.student, checkout]))
  const planProblems = [...lastCheckouts.values()]
    .filter(({ student, isConfirmed }) => isConfirmed && subscriptions.has(student) && !hasBasic(student))
    .map(({ student, session }) => `the plan for the checkout ${session} of ${student}`)
  if (isFinal)
    for (const { student } of expected.checkouts)
      if (hasBasic(student) !== subscriptions.has(student))
        planProblems.push(`the plan of ${student} differs from the subscriptions at the provider`)
  return { lost: [...new Set(planProblems)], duplicates }
}

/** Finds paid plans that one event or checkout session caused twice, and second trials of a student. */
export async function findDoubleGrants(sql: Sql): Promise<string[]> {
  const rows = await sql<{ subject: string; event: string; by: string | null; times: number }[]>`
    select subject, event, detail->>'by' as by, count(*)::int as times from journal
    where event = 'trial_claimed' or event = 'plan_paid' and detail->>'by' ~ '^(evt|cs)_'
    group by 1, 2, 3 having count(*) > 1`
  return rows.map(({ subject, event, by, times }) => `${event} ${times} times for ${subject}${by ? ` by ${by}` : ''}`)
}

function countEach(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
