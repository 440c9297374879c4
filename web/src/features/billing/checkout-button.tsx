import type { Student } from '@labreach/contract/account'
import { createCheckout } from '@labreach/contract/billing'
import type { Plan } from '@labreach/contract/plan'
import type { PlanCode } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { call } from '../../api/call.ts'
import { checkoutFailure, stripeMissing } from './checkout-failure.ts'
import { useRedirect } from './use-redirect.ts'

/** Creates a checkout for a plan and opens the provider's payment page. */
export function CheckoutButton({ plan, student }: { plan: Plan<PlanCode>; student: Student }) {
  const { redirect, isRedirecting } = useRedirect({
    getUrl: () => getCheckoutUrl(plan, student),
    signedOutText: 'Please log in to upgrade your plan',
    failure: checkoutFailure,
  })
  return (
    <Button loading={isRedirecting} onClick={redirect}>
      Upgrade to {plan.name}
    </Button>
  )
}

async function getCheckoutUrl({ code, label, pricePerMonth }: Plan<PlanCode>, student: Student): Promise<string> {
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
