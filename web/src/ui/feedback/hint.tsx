import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './hint.module.css'

/**
 * A small button with a tooltip that opens by pointer, focus or touch. Mantine's Tooltip would add a positioning
 * library as large as a page of the product.
 */
export function Hint({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(false)
  }
  return (
    <span className={styles.hint} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={`reach ${styles.button}`}
        aria-label={text}
        aria-describedby={shown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={hideOnEscape}
      >
        {children}
      </button>
      {shown && (
        <span role="tooltip" id={id} className={styles.tooltip}>
          {text}
        </span>
      )}
    </span>
  )
}
