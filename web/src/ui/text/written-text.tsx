import { MarkedText } from './marked-text.tsx'
import { partsOf } from './placeholders.ts'
import styles from './written-text.module.css'

/** How long the whole takes at most, and between one word and the next where there are few. */
const wholeMs = 3_000
const wordMs = 24

/**
 * A text that writes itself word by word, once, with everything in braces or brackets marked. All of it is there from
 * the start, for who listens, searches or copies.
 */
export function WrittenText({ text }: { text: string }) {
  const words = wordsOf(text)
  const step = Math.min(wordMs, wholeMs / words.length)
  return words.map((word, index) => (
    <span key={index} className={styles.word} style={{ animationDelay: `${Math.round(index * step)}ms` }}>
      <MarkedText text={word} />
    </span>
  ))
}

/** Each word with the space behind it; what stands in braces or brackets is one. */
const wordsOf = (text: string): string[] =>
  partsOf(text).flatMap((part, index) => (index % 2 ? [part] : (part.match(/\s*\S+\s*|\s+/g) ?? [])))
