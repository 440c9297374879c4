import { foldName } from '../../text/names.ts'
import { namesPerson } from './names-person.ts'
import { containsContact } from './contact.ts'

/** Whether a text by a professor identifies the professor. */
export const identifiesPerson = (name: string, text: string): boolean =>
  containsContact(text) || namesPerson(name, text)

/** The interests that a locked card may show. */
export const filterLockedInterests = (name: string, interests: readonly string[]): string[] =>
  interests.filter((interest) => !identifiesPerson(name, interest))

/**
 * The affiliation that a locked card may show, or else the school. The name of the school may contain that of the
 * professor (a Mellon at Carnegie Mellon), since the card shows the school anyway.
 */
export function chooseLockedAffiliation(name: string, affiliation: string, schoolName: string): string {
  const school = foldName(schoolName)
  const withoutSchool = school === '' ? affiliation : ` ${foldName(affiliation)} `.replaceAll(` ${school} `, ' ')
  return containsContact(affiliation) || namesPerson(name, withoutSchool) ? schoolName : affiliation
}
