import { referral } from '@labreach/contract/plans'
import { IconCheck } from '@tabler/icons-react'
import styles from './referral-count.module.css'

/** The number of referrals out of the needed ones, as circles and as text. */
export function ReferralCount({ referrals }: { referrals: number }) {
  return (
    <p className={styles.count}>
      <span className={styles.places} aria-hidden="true">
        {Array.from({ length: referral.needed }, (_, index) => (
          <span key={index} className={styles.place} data-taken={index < referrals ? true : undefined}>
            {index < referrals && <IconCheck size={16} stroke={3} />}
          </span>
        ))}
      </span>
      <span className="figures">
        {Math.min(referrals, referral.needed)} of {referral.needed} joined
      </span>
    </p>
  )
}
