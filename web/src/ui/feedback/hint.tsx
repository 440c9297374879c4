import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './hint.module.css'

/**
 * A small button that says its words when it is pointed at, focused or touched. Mantine's Tooltip does the same with a
 * library that weighs as much as a page of the product.
 */
export function Hint({ words, children }: { words: string; children: ReactNode }) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(false)
  }
  return (
    <span className={styles.hint} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={styles.button}
        aria-label={words}
        aria-describedby={shown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={hideOnEscape}
      >
        {children}
      </button>
      {shown && (
        <span role="tooltip" id={id} className={styles.words}>
          {words}
        </span>
      )}
    </span>
  )
}
