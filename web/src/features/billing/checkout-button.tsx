import type { Student } from '@labreach/contract/account'
import { createCheckout } from '@labreach/contract/billing'
import type { Plan } from '@labreach/contract/plan'
import type { PlanCode } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { call } from '../../api/call.ts'
import { checkoutFailure, stripeMissing } from './checkout-failure.ts'
import { useDeparture } from './use-departure.ts'

/** Begins the checkout of a plan and goes to the provider's page for it. */
export function CheckoutButton({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  const { leave, leaving } = useDeparture({
    ask: () => checkoutAddress(plan, student),
    loginFirst: 'Please log in to upgrade your plan',
    failure: checkoutFailure,
  })
  return (
    <Button loading={leaving} onClick={leave}>
      Upgrade to {plan.name}
    </Button>
  )
}

async function checkoutAddress({ code, label, pricePerMonth }: Plan<PlanCode>, student: Student): Promise<string> {
  const { url } = await call(createCheckout, {
    body: {
      plan_type: code,
      plan_name: label,
      price: pricePerMonth,
      user_id: student.id,
      free_trial: false,
    },
  })
  if (!URL.canParse(url)) throw stripeMissing
  return url
}
