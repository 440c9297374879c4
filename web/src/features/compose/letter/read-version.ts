import type { Grounded, Unsupported } from '@labreach/contract/outreach'
import { isBoolean, isNumber, isString, listOf, oneOf, withFields } from '../../../credentials/guards.ts'
import { ownText, type Enhancement, type Version } from './letter-state.ts'

const isGrounded = listOf(withFields<Grounded>({ text: isString, start: isNumber, end: isNumber, sentence: isString }))

const isEnhancement = withFields<Omit<Enhancement, 'grounded'>>({
  before: isString,
  after: isString,
  unsupported: listOf(
    withFields<Unsupported>({
      text: isString,
      kind: oneOf(
        'title',
        'year',
        'number',
        'name',
        'affiliation',
        'claim_number',
        'claim_negation',
        'claim_direction',
        'claim_invented',
      ),
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
    enhancement: isEnhancement(enhancement) ? withGrounded(enhancement) : null,
    choice: isString(choice) ? choice : ownText,
    isOwn: isBoolean(isOwn) ? isOwn : true,
  }
}

/** A letter of an earlier release has no list of grounded sentences. */
function withGrounded({ grounded, ...enhancement }: Enhancement): Enhancement {
  return isGrounded(grounded) ? { ...enhancement, grounded } : enhancement
}
