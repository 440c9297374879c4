import { memo, useDeferredValue, type ComponentProps } from 'react'
import { MarkedText } from '../text/marked-text.tsx'
import styles from './marked-textarea.module.css'

/** A range of a text, in UTF-16 code units; `end` is exclusive. */
type Range = { start: number; end: number }

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  text: string
  onWrite: (text: string) => void
  /** Returns the ranges to mark as wrong, in order. Text in braces or brackets is marked in any case. */
  findWrong?: (text: string) => readonly Range[]
}

/** A textarea as tall as its text, in which all text in braces or brackets is marked. */
export function MarkedTextarea({ text, onWrite, findWrong = findNothing, className = '', ...rest }: Props) {
  return (
    <div className={`${styles.text} ${className}`}>
      {/* Deferred, so that marking never delays typing. */}
      <Mirror text={useDeferredValue(text)} findWrong={findWrong} />
      <textarea {...rest} value={text} onChange={(event) => onWrite(event.currentTarget.value)} />
    </div>
  )
}

/** The same text below the transparent textarea. It sets the height and shows the marks. */
const Mirror = memo(function Mirror({ text, findWrong }: { text: string; findWrong: NonNullable<Props['findWrong']> }) {
  return (
    <div className={styles.mirror} aria-hidden="true">
      {splitAtRanges(text, findWrong(text)).map(({ text: part, isWrong }, index) =>
        isWrong ? (
          <mark key={index} className={styles.wrong}>
            {part}
          </mark>
        ) : (
          <MarkedText key={index} text={part} />
        ),
      )}
      {'\n'}
    </div>
  )
})

const findNothing = (): readonly Range[] => []

function splitAtRanges(text: string, ranges: readonly Range[]): { text: string; isWrong: boolean }[] {
  const ends = [0, ...ranges.map(({ end }) => end)]
  return [
    ...ranges.flatMap(({ start, end }, at) => [
      { text: text.slice(ends[at], start), isWrong: false },
      { text: text.slice(start, end), isWrong: true },
    ]),
    { text: text.slice(ends.at(-1)), isWrong: false },
  ]
}
