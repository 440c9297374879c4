import { Note } from '../../../ui/feedback/state.tsx'
import { time } from '../../../ui/text/text.ts'
import styles from './letter-form.module.css'
import type { Found } from './letter-state.ts'
import type { Letter } from './use-letter.ts'

const names = { draft: 'your saved draft', browser: 'the letter you had not sent yet, kept in this browser' } as const
const named = ({ from, at }: Pick<Found, 'from' | 'at'>) => `${names[from]}, from ${time(at)}`

/** Which text the letter goes on from, and the other one where there are two. */
export function OriginNote({ letter, disabled }: { letter: Letter; disabled: boolean }) {
  const { shown, other, swap, startOver } = letter.source
  if (letter.draft.isLoading || !shown) return null
  const age = other && (Date.parse(shown.at) >= Date.parse(other.at) ? 'newer' : 'older')
  return (
    <Note tone="amber">
      <div className={styles.origin}>
        <span>
          This is {named(shown)}.{other && ` It is ${age} than ${named(other)}.`}
        </span>
        {other && (
          <button type="button" className="text-button" disabled={disabled} onClick={swap}>
            {other.from === 'draft' ? 'Show the saved draft instead' : 'Show the text of this browser instead'}
          </button>
        )}
        <button type="button" className="text-button" disabled={disabled} onClick={startOver}>
          Start over
        </button>
      </div>
    </Note>
  )
}
