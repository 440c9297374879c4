import { IconCircleCheck } from '@tabler/icons-react'
import styles from './card.module.css'

/**
 * Says at the upper edge of a card that it was unlocked just now, where it covers nothing. It is in the page before its
 * text, since screen readers announce a text that comes into a status that is there.
 */
export function UnlockedStatus({ isTold }: { isTold: boolean }) {
  return (
    <p role="status" className={styles.status}>
      {isTold && (
        <>
          <IconCircleCheck size={14} aria-hidden="true" /> Professor unlocked successfully!
        </>
      )}
    </p>
  )
}
