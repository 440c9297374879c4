import { limits } from '@labreach/contract/plans'
import type { Professor } from '@labreach/contract/professors'
import { Note } from '../../../ui/feedback/note.tsx'
import { copyLetter } from './recipient/opted-out-panel.tsx'
import { withoutPast, type NextContact } from './next-contact.ts'
import { useMinute } from './use-minute.ts'

type Props = { contact: NextContact; professor: Professor; body: string }

/** A note if no letter can be sent to this professor now, with the reason; the foot says from when it can. */
export function ContactNote({ contact, professor, body }: Props) {
  const now = useMinute()
  const { at, reason, queueAt, stopped, optedOut } = withoutPast(contact, now)
  const isFar = queueAt !== null && Date.parse(queueAt) - now > limits.placeAskedBeforeMs
  if (optedOut)
    return (
      <Note tone="teal" title="This professor asked not to be listed.">
        <p>Your letter cannot be sent. Its text stays here; copy it if another professor should have it.</p>
        <button type="button" className="text-button" onClick={() => void copyLetter(body)}>
          Copy Text
        </button>
      </Note>
    )
  if (stopped)
    return (
      <Note tone="amber" title={stopped}>
        <p>Write now and save a draft if you like: it does not count toward your limits.</p>
      </Note>
    )
  if (!at || Date.parse(at) <= now) return null
  const name = professor.name ?? 'This professor'
  if (queueAt && reason === 'contacts_full')
    return (
      <Note tone="teal">
        <p>
          {sayMost(name)}, and others have used this week’s. In the queue your letter goes out when there is room
          {isFar ? ', once you confirm it a few days before' : ''}. You can take it back until it leaves.
        </p>
      </Note>
    )
  return (
    <Note tone="amber">
      <p>{sayReason(reason, name)} Write now and save a draft: it does not count toward your limits.</p>
    </Note>
  )
}

function sayReason(reason: NextContact['reason'], name: string): string {
  if (reason === 'contact_too_soon') return `You have written to ${name} in the last seven days.`
  if (reason === 'letters_paused') return `${name} reads no letters until then.`
  if (reason === 'answered_no') return `${name} has answered your letter, and gets no new one from you until then.`
  if (reason === 'held_in_the_way') return `${sayMost(name)}; letters that wait to leave count, too.`
  return `${sayMost(name)}, and others have used this week’s.`
}

// Without the number: a professor may have lowered it, and that is the professor's own affair.
const sayMost = (name: string) => `${name} gets a limited number of letters a week`
