import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import styles from './card.module.css'

/**
 * Says at the upper edge of a card that it was unlocked just now, where it covers nothing. It is in the page before its
 * text, since screen readers announce a text that comes into a status that is there.
 */
export function UnlockedStatus({ isTold }: { isTold: boolean }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The upper edge of the card may be outside the window, or behind the filters, which stay at the top.
  useEffect(() => {
    if (isTold) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  return (
    <p ref={place} role="status" className={styles.status}>
      {isTold && (
        <>
          <IconCircleCheck size={16} aria-hidden="true" /> Professor unlocked successfully!
        </>
      )}
    </p>
  )
}
