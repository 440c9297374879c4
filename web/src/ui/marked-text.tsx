import { Fragment } from 'react'
import styles from './marked-text.module.css'

const places = /(\{[^{}]*\}|\[[^[\]]*\])/g

/** Whether text in curly braces or square brackets is left. */
export const hasPlaceholders = (text: string): boolean => text.search(places) >= 0

/** The same text with everything in braces or brackets marked. */
export function MarkedText({ text }: { text: string }) {
  return text.split(places).map((part, index) =>
    index % 2 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
