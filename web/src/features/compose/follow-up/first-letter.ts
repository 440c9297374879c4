import type { Outreach } from '@labreach/contract/outreach'
import type { Letter } from '../letter/use-letter.ts'

/** The letter that is followed up, as the composer shows it. */
export type FirstLetter = Pick<Outreach, 'id' | 'subject' | 'message' | 'sent_at' | 'follow_up_in_thread'>

/** A follow-up has the subject of the first letter, whatever subject a stored text or draft has. */
export function withFirstSubject(letter: Letter, first: FirstLetter | null): Letter {
  if (!first) return letter
  return { ...letter, text: { ...letter.text, subject: first.subject, suggestedSubject: null } }
}
