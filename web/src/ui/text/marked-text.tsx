import { Fragment } from 'react'
import styles from './marked-text.module.css'
import { partsOf } from './placeholders.ts'

/** The same text with everything in braces or brackets marked. */
export function MarkedText({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
