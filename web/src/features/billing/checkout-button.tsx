import type { Student } from '@labreach/contract/account'
import { createCheckout } from '@labreach/contract/billing'
import { plans } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { call } from '../../api/call.ts'
import { checkoutFailure, stripeMissing } from './checkout-failure.ts'
import { useDeparture } from './use-departure.ts'

const basic = plans.B

/** Begins the checkout of Basic and goes to the provider's page for it. */
export function CheckoutButton({ student }: { student: Student }) {
  const { leave, leaving } = useDeparture({
    ask: () => checkoutAddress(student),
    loginFirst: 'Please log in to upgrade your plan',
    failure: checkoutFailure,
  })
  return (
    <Button loading={leaving} onClick={leave}>
      Upgrade to Basic
    </Button>
  )
}

async function checkoutAddress(student: Student): Promise<string> {
  const { url } = await call(createCheckout, {
    body: {
      plan_type: 'B',
      plan_name: basic.label,
      price: basic.pricePerMonth,
      user_id: student.id,
      free_trial: false,
    },
  })
  if (!URL.canParse(url)) throw stripeMissing
  return url
}
