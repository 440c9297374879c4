import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { Note } from '../../../ui/feedback/state.tsx'
import { plural, time } from '../../../ui/text/text.ts'
import { copyLetter } from './opted-out-panel.tsx'
import { useNextContact } from './use-next-contact.ts'

/** A note if no letter can be sent to this professor now, with the time from which it can. */
export function ContactNote({ professor, body }: { professor: Professor; body: string }) {
  const { at, reason, optedOut } = useNextContact(professor.scholar_id)
  if (optedOut)
    return (
      <Note tone="teal" title="This professor asked not to be listed.">
        <p>Your letter cannot be sent. Its text stays here; copy it if another professor should have it.</p>
        <button type="button" className="text-button" onClick={() => void copyLetter(body)}>
          Copy Text
        </button>
      </Note>
    )
  if (!at) return null
  return (
    <Note tone="amber" title={`You can send this letter from ${time(at)}`}>
      <p>
        {reason === 'contact_too_soon'
          ? `You have written to ${professor.name} in the last seven days.`
          : `${professor.name} gets at most ${plural(limits.lettersPerProfessorWeek, 'letter')} a week, and others have sent this week’s.`}{' '}
        Write now and save a draft: nothing is used up.
      </p>
    </Note>
  )
}
