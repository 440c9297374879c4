import type { Unsupported } from '@labreach/contract/outreach'
import { isBoolean, isNumber, isString, listOf, oneOf, withFields } from '../../../credentials/guards.ts'
import { ownText, type Enhancement, type Version } from './letter-state.ts'

const isEnhancement = withFields<Enhancement>({
  before: isString,
  after: isString,
  unsupported: listOf(
    withFields<Unsupported>({
      text: isString,
      kind: oneOf('title', 'year', 'number', 'name', 'affiliation'),
      start: isNumber,
      end: isNumber,
    }),
  ),
})

/** Reads a stored text; null without a subject and a body. Other missing or broken fields get defaults. */
export function readVersion(stored: Record<string, unknown>): Version | null {
  const { subject, body, enhancement, choice, isOwn } = stored
  if (!isString(subject) || !isString(body)) return null
  return {
    subject,
    body,
    enhancement: isEnhancement(enhancement) ? enhancement : null,
    choice: isString(choice) ? choice : ownText,
    isOwn: isBoolean(isOwn) ? isOwn : true,
  }
}
