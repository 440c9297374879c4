import { memo, useDeferredValue, type ComponentProps } from 'react'
import { MarkedText } from '../text/marked-text.tsx'
import styles from './marked-textarea.module.css'

/** Where something stands in a text. */
type Range = { start: number; end: number }

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  text: string
  onWrite: (text: string) => void
  /** Where the text is marked as wrong, in its order, besides what stands in braces or brackets. */
  wrongIn?: (text: string) => readonly Range[]
}

/** A sheet to write on, as tall as its text, in which everything in braces or brackets is marked. */
export function MarkedTextarea({ text, onWrite, wrongIn = nowhere, className = '', ...rest }: Props) {
  return (
    <div className={`${styles.text} ${className}`}>
      {/* The letters come first, their marks when there is time. */}
      <Mirror text={useDeferredValue(text)} wrongIn={wrongIn} />
      <textarea {...rest} value={text} onChange={(event) => onWrite(event.currentTarget.value)} />
    </div>
  )
}

/** The same words under the textarea: they give it its height and carry the marks. */
const Mirror = memo(function Mirror({ text, wrongIn }: { text: string; wrongIn: NonNullable<Props['wrongIn']> }) {
  return (
    <div className={styles.mirror} aria-hidden="true">
      {parts(text, wrongIn(text)).map(({ text: part, isWrong }, index) =>
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

const nowhere = (): readonly Range[] => []

function parts(text: string, ranges: readonly Range[]): { text: string; isWrong: boolean }[] {
  const ends = [0, ...ranges.map(({ end }) => end)]
  return [
    ...ranges.flatMap(({ start, end }, at) => [
      { text: text.slice(ends[at], start), isWrong: false },
      { text: text.slice(start, end), isWrong: true },
    ]),
    { text: text.slice(ends.at(-1)), isWrong: false },
  ]
}
