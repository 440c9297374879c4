import { memo, useDeferredValue, type ComponentProps } from 'react'
import { MarkedText } from '../text/marked-text.tsx'
import styles from './marked-textarea.module.css'
import { cutRanges, splitAtRanges, type Range } from './split-at-ranges.ts'

export type MarkedRange = Range & { look: 'changed' | 'chosen' | 'own' }

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  text: string
  onWrite: (text: string) => void
  /** Returns the ranges to mark as wrong, in order. Text in braces or brackets is marked in any case. */
  findWrong?: (text: string) => readonly Range[]
  /**
   * Returns further ranges to mark, in order: changed ones, of which an empty one marks a place, the chosen one of them,
   * and the student's own words.
   */
  findMarked?: (text: string) => readonly MarkedRange[]
}

/** A textarea as tall as its text, in which all text in braces or brackets is marked. */
export function MarkedTextarea({
  text,
  onWrite,
  findWrong = findNothing,
  findMarked = findNothing,
  className = '',
  ...rest
}: Props) {
  return (
    <div className={`${styles.text} ${className}`}>
      {/* Deferred, so that marking never delays typing. */}
      <Mirror text={useDeferredValue(text)} findWrong={findWrong} findMarked={findMarked} />
      <textarea {...rest} value={text} onChange={(event) => onWrite(event.currentTarget.value)} />
    </div>
  )
}

type MirrorProps = { text: string } & Required<Pick<Props, 'findWrong' | 'findMarked'>>

/** The same text below the transparent textarea. It sets the height and shows the marks. */
const Mirror = memo(function Mirror({ text, findWrong, findMarked }: MirrorProps) {
  return (
    <div className={styles.mirror} aria-hidden="true">
      {splitAtRanges(text, findMarked(text)).map(({ start, end, range }) => {
        const inner = splitAtRanges(text.slice(start, end), cutRanges(findWrong(text), start, end)).map((part) => {
          const words = text.slice(start + part.start, start + part.end)
          return part.range ? (
            <mark key={part.start} className={styles.wrong}>
              {words}
            </mark>
          ) : (
            <MarkedText key={part.start} text={words} />
          )
        })
        return range ? (
          <span
            key={`${start}-${end}`}
            className={range.look === 'own' ? styles.own : styles.changed}
            data-start={start}
            data-chosen={range.look === 'chosen' || undefined}
          >
            {inner}
          </span>
        ) : (
          inner
        )
      })}
      {'\n'}
    </div>
  )
})

const findNothing = (): readonly never[] => []

/** The parts of the ranges between two positions, counted from the first of them. */
