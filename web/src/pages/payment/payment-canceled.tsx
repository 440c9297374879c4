import { planByCode } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { IconReceiptOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useStudent } from '../../session/use-student.ts'
import { PaymentSheet } from './payment-sheet.tsx'

/** The page to which the payment provider returns if the student cancels. */
export function PaymentCanceledPage() {
  const student = useStudent()
  const plan = student && planByCode(student.subscription)
  return (
    <PaymentSheet
      icon={<IconReceiptOff size={32} stroke={1.7} aria-hidden="true" />}
      title="Payment canceled"
      actions={
        <>
          <Button renderRoot={(props: object) => <Link to="/pricing" {...props} />}>Back to Pricing</Button>
          <Button variant="default" renderRoot={(props: object) => <Link to="/browse" {...props} />}>
            Browse Professors
          </Button>
        </>
      }
    >
      <p>No charge was made.</p>
      <p className="quiet">
        You left the payment page before paying{plan?.isKnown && `, so you are on the ${plan.label} as before`}.
      </p>
    </PaymentSheet>
  )
}
