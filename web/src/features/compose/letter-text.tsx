import type { Unsupported } from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import { memo, useDeferredValue } from 'react'
import { MarkedText } from '../../ui/marked-text.tsx'
import styles from './letter-text.module.css'
import { standing, type Place } from './unsupported.ts'

type Props = {
  body: string
  unsupported: readonly Unsupported[]
  disabled: boolean
  isLoading: boolean
  onWrite: (text: string) => void
}

/** The text of the letter, with unfilled places and what nothing supports marked where they stand. */
export function LetterText({ body, unsupported, disabled, isLoading, onWrite }: Props) {
  return (
    <div className={styles.text}>
      <Mirror body={useDeferredValue(body)} unsupported={unsupported} />
      <textarea
        aria-label="Letter"
        rows={15}
        maxLength={limits.messageMax}
        placeholder={isLoading ? 'Loading draft…' : 'Dear Professor …'}
        value={body}
        disabled={disabled}
        readOnly={isLoading}
        aria-busy={isLoading}
        data-autofocus
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    </div>
  )
}

/** The same words under the textarea: they give it its height and carry the marks. */
const Mirror = memo(function Mirror({ body, unsupported }: Pick<Props, 'body' | 'unsupported'>) {
  return (
    <div className={styles.mirror} aria-hidden="true">
      {parts(body, standing(unsupported, body)).map(({ text, isUnsupported }, place) =>
        isUnsupported ? (
          <mark key={place} className={styles.unsupported}>
            {text}
          </mark>
        ) : (
          <MarkedText key={place} text={text} />
        ),
      )}
      {'\n'}
    </div>
  )
})

function parts(body: string, places: readonly Place[]): { text: string; isUnsupported: boolean }[] {
  const ends = [0, ...places.map(({ end }) => end)]
  return [
    ...places.flatMap(({ start, end }, at) => [
      { text: body.slice(ends[at], start), isUnsupported: false },
      { text: body.slice(start, end), isUnsupported: true },
    ]),
    { text: body.slice(ends.at(-1)), isUnsupported: false },
  ]
}
