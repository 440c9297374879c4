import { Fragment } from 'react'
import styles from './marked-text.module.css'
import { splitAtPlaceholders } from './placeholders.ts'

/** A text in which all text in braces or brackets is marked. */
export function MarkedText({ text }: { text: string }) {
  return splitAtPlaceholders(text).map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
