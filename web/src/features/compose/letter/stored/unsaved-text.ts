import type { StoredLetter } from './letter-store.ts'
import { ownText, type Text, type Version } from '../letter-state.ts'

type Unsaved = {
  /** The text to save as the draft; null if the student has written nothing that the draft does not contain. */
  text: Text | null
  /** Whether there are further texts that the draft will not contain. */
  hasMore: boolean
}

/** Returns the texts that are only in this browser. An unedited template and a saved draft are not among them. */
export function unsavedText(stored: StoredLetter): Unsaved {
  const text = textToSave(stored)
  // Saving overwrites the draft on the server. A draft that the student replaced in the composer would be lost too.
  const others = stored.replaced.filter(({ isOwn, choice }) => isOwn || (text !== null && choice === ownText))
  return { text, hasMore: others.some((one) => one !== text && !(text && contains(text, one))) }
}

/** Returns the letter itself, or the last text of the student that an unedited template replaced. */
function textToSave(stored: StoredLetter): Version | null {
  if (stored.isOwn) return stored
  if (stored.choice === ownText) return null
  return stored.replaced.findLast(({ isOwn, body }) => isOwn && body.trim() !== '') ?? null
}

const contains = (one: Text, two: Text) => one.subject === two.subject && one.body.includes(two.body)
