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
        <span role="tooltip" id={id} className={styles.tooltip} ref={keepInWindow}>
          {text}
        </span>
      )}
    </span>
  )
}

/** The least distance of a tooltip from the edges of the window, in pixels. */
const edge = 8

/** Keeps a tooltip between the edges of the window, also while the text of the page grows or the window turns. */
function keepInWindow(tooltip: HTMLElement | null): (() => void) | undefined {
  if (!tooltip) return undefined
  const place = () => {
    tooltip.style.marginInlineStart = ''
    const { left, right } = tooltip.getBoundingClientRect()
    const beyond = Math.max(0, right + edge - document.documentElement.clientWidth) || Math.min(0, left - edge)
    tooltip.style.marginInlineStart = `${-beyond}px`
  }
  const sizes = new ResizeObserver(place)
  sizes.observe(tooltip)
  sizes.observe(document.body)
  return () => sizes.disconnect()
}
