import type { Student } from '@labreach/contract/account'
import { DAY_MS, referral, trialPlan } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { ClaimButton } from './claim-button.tsx'
import styles from './referral-card.module.css'
import { ReferralCount } from './referral-count.tsx'
import { copyReferralLink, referralLink } from './referral-link.ts'

const days = referral.trialMs / DAY_MS
const { label } = trialPlan

/** Explains the referral programme, with the student's link, the number of referrals and the claim button. */
export function ReferralCard({ student }: { student: Student }) {
  return (
    <div className={styles.card}>
      <p className={styles.words}>
        When {referral.needed} students register with your link and connect their own Google account, you get{' '}
        <span className="figures">{days}</span> days of the {label}, once. No card, and it ends by itself.
      </p>
      <div className={styles.link}>
        <TextInput
          label="Your link"
          readOnly
          value={referralLink(student.id)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden="true" />}
          onClick={() => void copyReferralLink(student.id)}
        >
          Copy Link
        </Button>
      </div>
      <div className={styles.claim}>
        <ReferralCount referrals={student.number_of_referrals} />
        <ClaimButton student={student} />
      </div>
    </div>
  )
}
