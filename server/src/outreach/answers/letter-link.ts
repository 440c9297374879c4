import { lifetimes } from '@labreach/contract/lifetimes'
import { findNames } from '../../catalogue/professor-names.ts'
import type { Encryption } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { letterGone, letterLinkExpired, letterLinkInvalid } from '../errors.ts'
import { selectLinkedLetter, type LinkedLetter } from './answer-queries.ts'

/** The id of a letter, and its signature from the link in the letter's footer. */
export type LetterLink = { letter: number; signature: string }

/** The text whose signature is in the link of a letter. */
export const composeLetterText = (letterId: number) => `letter ${letterId}`

/** The query of the link of a letter. */
export function composeLetterLink(encryption: Pick<Encryption, 'sign'>, letterId: number): URLSearchParams {
  const signature = encryption.sign('letter-link', composeLetterText(letterId))
  return new URLSearchParams({ letter: String(letterId), signature })
}

export const isLetterLink = (encryption: Pick<Encryption, 'verify'>, { letter, signature }: LetterLink): boolean =>
  encryption.verify('letter-link', composeLetterText(letter), signature)

/**
 * The letter of a signed link, for 180 days. The link is also in the student's Sent folder and in every forwarded copy,
 * so it proves nobody's identity: nothing by it may change anything beyond this letter. Throws link_invalid,
 * link_expired, and letter_gone if the student has deleted the account.
 */
export async function findLinkedLetter(
  { db, clock, encryption }: Pick<Services, 'db' | 'clock' | 'encryption'>,
  link: LetterLink,
): Promise<LinkedLetter> {
  if (!isLetterLink(encryption, link)) throw letterLinkInvalid()
  const letter = await selectLinkedLetter(db, link.letter)
  if (!letter) throw letterGone()
  if (clock.now().getTime() >= letter.sent_at.getTime() + lifetimes.letterLinkMs) throw letterLinkExpired()
  return letter
}

/** The Scholar id of the professor to whom a letter was sent; undefined for an invalid link. */
export async function findLinkedProfessor(
  { db, encryption }: Pick<Services, 'db' | 'encryption'>,
  link: LetterLink,
): Promise<string | undefined> {
  if (!isLetterLink(encryption, link)) return undefined
  const letter = await selectLinkedLetter(db, link.letter)
  return letter && (await findNames(db, [letter.professor_id])).get(letter.professor_id)?.scholar_id
}
