import type { Ref } from 'react'
import { MarkedText } from './marked-text.tsx'
import styles from './marked-textarea.module.css'

type Props = {
  id: string
  text: string
  onWrite: (text: string) => void
  ref?: Ref<HTMLTextAreaElement>
  /** Lines that it has at least; it grows with its text. */
  rows: number
  invalid: boolean
  /** Id of what describes it. */
  describedBy: string
  placeholder: string
}

/** A sheet to write on, as tall as its text, in which everything in braces or brackets is marked. */
export function MarkedTextarea({ id, text, onWrite, ref, rows, invalid, describedBy, placeholder }: Props) {
  return (
    <div className={styles.sheet} data-invalid={invalid || undefined}>
      {/* The same words under the textarea: they give it its height and carry the marks. */}
      <div className={styles.mirror} aria-hidden="true">
        <MarkedText text={text} />
        {'\n'}
      </div>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        value={text}
        placeholder={placeholder}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    </div>
  )
}
