import { planByCode, cheapestPaidPlan } from '@labreach/contract/plans'
import { Button, Loader } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { planState } from '../../features/billing/plans/plan-state.ts'
import { usePayment } from '../../features/billing/use-payment.ts'
import { clearProfessorCache } from '../../session/professor-cache.ts'
import { useStudent } from '../../session/use-student.ts'
import { count, dollars } from '../../ui/text/text.ts'
import { PaymentSheet } from './payment-sheet.tsx'
import { useSupport } from '../support.ts'

/** Where the payment provider leads back to: what became of the payment. */
export function PaymentSuccessPage() {
  const { session_id: sessionId } = useSearch({ strict: false })
  const payment = usePayment(sessionId)
  const client = useQueryClient()
  const navigate = useNavigate()
  const support = useSupport()
  const student = useStudent()
  const plan = planByCode(student?.subscription ?? '')
  // The student's own may not have been fetched again yet.
  const { label, limits } = plan.sold ? plan : cheapestPaidPlan

  if (payment.name === 'processing') {
    return (
      <PaymentSheet icon={<Loader size={28} aria-hidden="true" />} title="Confirming your payment">
        <p className="quiet">This takes a few seconds. You need not do anything.</p>
      </PaymentSheet>
    )
  }
  if (payment.name === 'paid') {
    const onContinue = () => {
      // The pages that were fetched under the old plan contain fewer professors.
      clearProfessorCache(client)
      void navigate({ to: '/browse' })
    }
    return (
      <PaymentSheet
        tone="green"
        icon={<IconCircleCheck size={32} stroke={1.7} aria-hidden="true" />}
        title={`You are on the ${label}`}
        actions={<Button onClick={onContinue}>Continue to Professors</Button>}
      >
        <p>
          Your payment of <span className="figures">{dollars(payment.amount)}</span> has arrived.
        </p>
        <p className="figures">
          Now yours: {count(limits.emailsPerDay)} letters a day, {count(limits.unlocksPerWeek)} professors a week, your
          own templates and unlimited AI.
        </p>
        {student?.subscription_is_paid && <p className="quiet figures">{planState(student)}</p>}
      </PaymentSheet>
    )
  }
  if (payment.name === 'waiting') {
    return (
      <PaymentSheet
        tone="amber"
        icon={<IconClock size={32} stroke={1.7} aria-hidden="true" />}
        title="Your payment is on its way"
        actions={
          <>
            <Button onClick={payment.retry}>Check Again</Button>
            <Button variant="default" renderRoot={(props: object) => <Link to="/browse" {...props} />}>
              Browse Professors
            </Button>
          </>
        }
      >
        <p>
          The payment provider has not confirmed it yet. Your plan changes by itself once the payment has arrived; there
          is no need to pay again.
        </p>
      </PaymentSheet>
    )
  }
  const { failure, retry } = payment
  return (
    <PaymentSheet
      tone="red"
      icon={<IconAlertCircle size={32} stroke={1.7} aria-hidden="true" />}
      title="Your payment is not confirmed"
      actions={
        <>
          {retry && <Button onClick={retry}>Check Again</Button>}
          <Button
            variant="default"
            component="a"
            href={support.mail('Payment not confirmed', `${failure.text} Session: ${sessionId ?? 'none'}`)}
          >
            Contact Support
          </Button>
          <Button variant="default" renderRoot={(props: object) => <Link to="/pricing" {...props} />}>
            Back to Pricing
          </Button>
        </>
      }
    >
      <p>{failure.text}</p>
      <p className="quiet">{failure.reason}</p>
    </PaymentSheet>
  )
}
