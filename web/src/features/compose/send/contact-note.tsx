import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { Note } from '../../../ui/feedback/state.tsx'
import { plural, time } from '../../../ui/text/text.ts'
import { weekdayDate } from '../../../ui/text/zoned-time.ts'
import { copyLetter } from './opted-out-panel.tsx'
import { useNextContact } from './use-next-contact.ts'

/** A note if no letter can be sent to this professor now, with the time from which it can. */
export function ContactNote({ professor, body }: { professor: Professor; body: string }) {
  const { at, reason, queueAt, optedOut } = useNextContact(professor.scholar_id)
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
  const atMost = `${professor.name} gets at most ${plural(limits.lettersPerProfessorWeek, 'letter')} a week`
  if (queueAt && reason === 'contacts_full')
    return (
      <Note tone="teal" title={`Your letter can leave about ${weekdayDate(queueAt)}`}>
        <p>
          {atMost}, and others have sent this week’s. Take a place in the queue: the letter leaves by itself when there
          is room. The date can move, and you can take the letter back at any time.
        </p>
      </Note>
    )
  return (
    <Note tone="amber" title={`You can send this letter from ${time(at)}`}>
      <p>
        {reason === 'contact_too_soon' && `You have written to ${professor.name} in the last seven days.`}
        {reason === 'contacts_full' && `${atMost}, and others have sent this week’s.`}
        {reason === 'held_in_the_way' && `${atMost}; letters that wait to leave count, too.`} Write now and save a
        draft: nothing is used up.
      </p>
    </Note>
  )
}
