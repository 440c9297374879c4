import type { Deps } from '../deliver-letter.ts'
import { letterLeft, letterUnknown } from '../errors.ts'
import type { SentLetter } from '../find-earlier-letter.ts'
import { sendHeldLetter } from './leave-letter.ts'
import { selectState, type LetterRef } from './queries.ts'

/**
 * Sends a held letter before its time. If a limit has no room, the letter stays held. Throws letter_unknown, letter_left
 * and the refusals of sending.
 */
export async function releaseLetter(services: Deps, letter: LetterRef): Promise<SentLetter> {
  const sent = await sendHeldLetter(services, letter, true)
  if (sent) return sent
  throw (await selectState(services.db, letter)) ? letterLeft() : letterUnknown()
}
