import type { Outreach } from '@labreach/contract/outreach'
import type { Text } from '../letter/letter-state.ts'
import type { Letter } from '../letter/use-letter.ts'

/** The letter that is followed up, as the composer shows it. */
export type FirstLetter = Pick<Outreach, 'id' | 'subject' | 'message' | 'sent_at' | 'follow_up_in_thread'>

/**
 * A follow-up has the subject of the first letter, whatever subject a stored text or draft has. These keep their own, so
 * that they are known as saved. Where its text comes from is said only if there are two: the text from which it starts
 * was stored in this browser just before, and starting over would make it a first letter.
 */
export function withFirstSubject(letter: Letter, first: FirstLetter | null): Letter {
  if (!first) return letter
  const { text, draft, source } = letter
  const asStored = ({ body }: Text): Text => ({ subject: text.subject, body })
  return {
    ...letter,
    source: { ...source, origin: source.alternative && source.origin },
    text: { ...text, subject: first.subject, suggestedSubject: null },
    draft: {
      ...draft,
      save: (words, message) => draft.save(asStored(words), message),
      saveQuietly: (words) => draft.saveQuietly(asStored(words)),
    },
  }
}
