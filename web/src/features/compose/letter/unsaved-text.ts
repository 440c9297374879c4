import type { KeptLetter } from './kept-letters.ts'
import { own, type Text, type Version } from './letter-state.ts'

type Unsaved = {
  /** What is to be saved as the letter's draft, null where the draft has it all. */
  text: Text | null
  /** Whether there are more texts that no draft will hold beside it. */
  hasMore: boolean
}

/** What would be lost of a letter if this browser forgot it now. An unedited template and a saved draft would not. */
export function unsavedText(kept: KeptLetter): Unsaved {
  const text = textToSave(kept)
  // Where a text is saved, it takes the place of the draft that was left for it.
  const others = kept.replaced.filter(({ isOwn, choice }) => isOwn || (text !== null && choice === own))
  return { text, hasMore: others.some((one) => one !== text && !(text && holds(text, one))) }
}

/** The letter itself, or the text of the student's own in whose place an unedited template stands. */
function textToSave(kept: KeptLetter): Version | null {
  if (kept.isOwn) return kept
  if (kept.choice === own) return null
  return kept.replaced.findLast(({ isOwn, body }) => isOwn && body.trim() !== '') ?? null
}

const holds = (one: Text, two: Text) => one.subject === two.subject && one.body.includes(two.body)
