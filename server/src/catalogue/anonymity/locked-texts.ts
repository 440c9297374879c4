import { foldName } from '../../text/names.ts'
import { namesPerson } from './names-person.ts'
import { containsContact } from './contact.ts'

/** Whether a text that professors write of themselves says who one is. */
export const identifiesPerson = (name: string, text: string): boolean =>
  containsContact(text) || namesPerson(name, text)

/** The interests that may stand on a locked card. */
export const lockedInterests = (name: string, interests: readonly string[]): string[] =>
  interests.filter((interest) => !identifiesPerson(name, interest))

/**
 * The affiliation that may stand on a locked card, or the school in its place. A school that is named like the professor
 * (a Mellon at Carnegie Mellon) stays: everybody knows it, and it is shown beside the affiliation anyway.
 */
export function lockedAffiliation(name: string, affiliation: string, schoolName: string): string {
  const school = foldName(schoolName)
  const beside = school === '' ? affiliation : ` ${foldName(affiliation)} `.replaceAll(` ${school} `, ' ')
  return containsContact(affiliation) || namesPerson(name, beside) ? schoolName : affiliation
}
