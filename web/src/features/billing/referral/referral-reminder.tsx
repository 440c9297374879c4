import type { Student } from '@labreach/contract/account'
import { trialPlan } from '@labreach/contract/plans'
import { ClaimButton } from './claim-button.tsx'
import { ReferralCount } from './referral-count.tsx'
import { copyReferralLink } from './referral-link.ts'
import styles from './referral-reminder.module.css'

/** The short form of the referral card for the sidebar. */
export function ReferralReminder({ student }: { student: Student }) {
  return (
    <section className={styles.card} aria-label="Invite a friend">
      <p className={styles.title}>A free week of {trialPlan.label}</p>
      <ReferralCount referrals={student.number_of_referrals} />
      <div className={styles.next}>
        <ClaimButton student={student} />
        <button type="button" className="text-button" onClick={() => void copyReferralLink(student.id)}>
          Copy Your Link
        </button>
      </div>
    </section>
  )
}
