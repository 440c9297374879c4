import type { Student } from '@labreach/contract/account'
import { createPortal } from '@labreach/contract/billing'
import { plans } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { session } from '../../session/session.ts'
import { alertError } from '../../ui/alerts.ts'
import { date } from '../../ui/text.ts'
import styles from './subscription.module.css'

/** The plan in force, with a way up from Free or a trial, and into the customer portal for whoever pays. */
export function Subscription({ student }: { student: Student }) {
  const plan = plans[student.subscription]
  const trial = student.current_free_trial
  const paid = student.subscription !== 'F' && !trial
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.plan}>
          {plan.label}
          {trial && <span className={styles.trial}>Free Trial</span>}
        </p>
        <p className="quiet">
          {plan.summary}
          {trial && student.trial_ends && ` · until ${date(student.trial_ends)}`}
        </p>
      </div>
      {paid ? (
        <Portal />
      ) : (
        <Button renderRoot={(props: object) => <Link to="/pricing" {...props} />}>Upgrade Plan</Button>
      )}
    </div>
  )
}

function Portal() {
  const portal = useMutation({
    mutationFn: (student: Student) =>
      call(createPortal, { body: { user_id: student.id, return_url: `${location.origin}/profile` } }),
    onSuccess: ({ portal_url }) => location.assign(portal_url),
    onError: (error) =>
      alertError(
        (error instanceof ApiError ? (error.body.message ?? error.sentence) : undefined) ??
          'Failed to access customer portal. Please try again.',
      ),
  })
  const open = () => {
    const student = session.student()
    if (student) portal.mutate(student)
    else alertError('Please log in to manage your subscription')
  }
  return (
    <>
      <p className="quiet small">
        In the customer portal you update payment methods, download invoices, cancel or modify the subscription, and
        update your billing address.
      </p>
      <Button variant="default" loading={portal.isPending || portal.isSuccess} onClick={open}>
        Manage Subscription
      </Button>
    </>
  )
}
