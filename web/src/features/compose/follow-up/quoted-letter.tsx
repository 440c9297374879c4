import { date } from '../../../ui/text/text.ts'
import type { FirstLetter } from './first-letter.ts'
import styles from './quoted-letter.module.css'

/** The first letter, folded. The server adds it to the follow-up. */
export function QuotedLetter({ first }: { first: FirstLetter }) {
  return (
    <details className={styles.quoted}>
      <summary>Your letter of {date(first.sent_at)} follows as a quote</summary>
      <blockquote className={styles.text}>{first.message}</blockquote>
    </details>
  )
}
