import { Note } from '../../../ui/feedback/note.tsx'
import { time } from '../../../ui/text/text.ts'
import styles from './letter-form.module.css'
import type { StoredVersion } from './letter-state.ts'
import type { Letter } from './use-letter.ts'

const origins = { draft: 'your saved draft', browser: 'the letter you had not sent yet, kept in this browser' } as const
const describe = ({ from, at }: Pick<StoredVersion, 'from' | 'at'>) => `${origins[from]}, from ${time(at)}`

/** Shows where the text of the letter comes from, and offers the alternative if there is one. */
export function OriginNote({ letter, disabled }: { letter: Letter; disabled: boolean }) {
  const { origin, alternative, swap, startOver } = letter.source
  if (letter.draft.isLoading || !origin) return null
  const age = alternative && (Date.parse(origin.at) >= Date.parse(alternative.at) ? 'newer' : 'older')
  const text = (
    <div className={styles.origin}>
      <span>
        This is {describe(origin)}.{alternative && ` It is ${age} than ${describe(alternative)}.`}
      </span>
      {alternative && (
        <button type="button" className="text-button" disabled={disabled} onClick={swap}>
          {alternative.from === 'draft' ? 'Show the saved draft instead' : 'Show the text of this browser instead'}
        </button>
      )}
      <button type="button" className="text-button" disabled={disabled} onClick={startOver}>
        Start over
      </button>
    </div>
  )
  // A choice between two texts is shown as a note; a single text needs no colour.
  return alternative ? <Note tone="amber">{text}</Note> : <div className="small quiet">{text}</div>
}
