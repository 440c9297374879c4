import type { Student } from '@labreach/contract/account'
import { freePlan, DAY_MS, referral, trialPlan } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { ClaimButton } from './claim-button.tsx'
import styles from './referral-card.module.css'
import { ReferralCount } from './referral-count.tsx'
import { copyReferralLink, referralLink } from './referral-link.ts'
import { canClaimTrial } from './referral.ts'

const days = referral.trialMs / DAY_MS
const { label } = trialPlan

/** Explains the referral programme, with the student's link, the number of referrals and the claim button. */
export function ReferralCard({ student }: { student: Student }) {
  const earned = student.number_of_referrals >= referral.needed
  return (
    <div className={styles.card}>
      <p className={styles.words}>
        When {referral.needed} students have registered with your link and connected a Google account of their own, you
        get <span className="figures">{days}</span> days of the {label}, once. No card is needed, and it ends by itself.
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
      {earned && !canClaimTrial(student) && (
        <p className="quiet small">Your week waits: you can claim it once you are on the {freePlan.label}.</p>
      )}
    </div>
  )
}
