import type { Deps } from '../deliver-letter.ts'
import { Refusal } from '../../refusal.ts'
import { letterLeft, letterUnknown } from '../errors.ts'
import type { SentLetter } from '../find-earlier-letter.ts'
import { sendHeldLetter } from './leave-letter.ts'
import { selectState, type LetterRef } from './queries.ts'
import { returnHeld } from './return-letter.ts'

/**
 * Sends a held letter before its time. If a limit has no room, the letter stays held; if it lacks a note on AI, it comes
 * back. Throws letter_unknown, letter_left and the refusals of sending.
 */
export async function releaseLetter(services: Deps, letter: LetterRef): Promise<SentLetter> {
  const sent = await sendHeldLetter(services, letter, true).catch(async (error: unknown) => {
    // The student must see the line before, which only a letter that is open again can show.
    if (error instanceof Refusal && error.code === 'ai_note_missing')
      await returnHeld(services, { ...letter, reason: error.message })
    throw error
  })
  if (sent) return sent
  throw (await selectState(services.db, letter)) ? letterLeft() : letterUnknown()
}
