import type { Grounded } from '@labreach/contract/outreach'
import { useId, useState, type KeyboardEvent } from 'react'
import styles from './grounds.module.css'
import type { TextRange } from './unsupported.ts'

/** Lists the sentences of the letter about a publication. Pointer, focus or touch shows what each rests on. */
export function Grounds({ ranges }: { ranges: readonly TextRange<Grounded>[] }) {
  const title = useId()
  if (ranges.length === 0) return null
  return (
    <section className={styles.grounds} aria-labelledby={title}>
      <h4 id={title} className={styles.title}>
        What the abstract says on this
      </h4>
      <ul className={styles.list}>
        {ranges.map(({ start, finding }) => (
          <Ground key={start} ground={finding} />
        ))}
      </ul>
    </section>
  )
}

function Ground({ ground: { text, sentence } }: { ground: Grounded }) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(false)
  }
  return (
    <li className={styles.ground} onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <button
        type="button"
        className={styles.words}
        aria-describedby={isShown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={hideOnEscape}
        // The first Escape hides the sentence only: Mantine's dialogs ignore keys of an element with this attribute.
        data-mantine-stop-propagation={isShown}
      >
        {text}
      </button>
      {isShown && (
        <span role="tooltip" id={id} className={styles.sentence}>
          The abstract: “{sentence}”
        </span>
      )}
    </li>
  )
}
