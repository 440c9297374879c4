import { MarkedText } from './marked-text.tsx'
import { splitAtPlaceholders } from './placeholders.ts'
import styles from './animated-text.module.css'

/** The maximum duration for a whole text, and the delay per word of a short one. */
const maxMs = 3_000
const wordMs = 24

/**
 * A text that appears word by word, once, with all text in braces or brackets marked. The whole text is in the page
 * from the start, for screen readers, search and copying.
 */
export function AnimatedText({ text }: { text: string }) {
  const words = splitWords(text)
  const step = Math.min(wordMs, maxMs / words.length)
  return words.map((word, index) => (
    <span key={index} className={styles.word} style={{ animationDelay: `${Math.round(index * step)}ms` }}>
      <MarkedText text={word} />
    </span>
  ))
}

/** Splits a text into words with their trailing space. A text in braces or brackets is one word. */
const splitWords = (text: string): string[] =>
  splitAtPlaceholders(text).flatMap((part, index) => (index % 2 ? [part] : (part.match(/\s*\S+\s*|\s+/g) ?? [])))
