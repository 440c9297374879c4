import { unsupportedKinds } from '@labreach/contract/choices'
import type { Grounded, Unsupported } from '@labreach/contract/outreach'
import { isBoolean, isNumber, isRecord, isString, listOf, oneOf, withFields } from '../../../../credentials/guards.ts'
import { ownText, type Enhancement, type Version } from '../letter-state.ts'

const isGrounded = listOf(withFields<Grounded>({ text: isString, start: isNumber, end: isNumber, sentence: isString }))

const isEnhancement = withFields<Pick<Enhancement, 'before' | 'after' | 'unsupported'>>({
  before: isString,
  after: isString,
  unsupported: listOf(
    withFields<Unsupported>({
      text: isString,
      kind: oneOf(...unsupportedKinds),
      start: isNumber,
      end: isNumber,
    }),
  ),
})

const isNumbers = listOf(isNumber)

/** Reads a stored enhancement; null for none. What an earlier release did not store is left out. */
function readEnhancement(stored: unknown): Enhancement | null {
  if (!isRecord(stored) || !isEnhancement(stored)) return null
  const { before, after, unsupported } = stored
  const { grounded, kept, question, answer }: Record<string, unknown> = stored
  return {
    before,
    after,
    unsupported,
    ...(isGrounded(grounded) && { grounded }),
    ...(isNumbers(kept) && { kept }),
    ...(isString(question) && { question }),
    ...(isString(answer) && { answer }),
  }
}

/** Reads a stored text; null without a subject and a body. Other missing or broken fields get defaults. */
export function readVersion(stored: Record<string, unknown>): Version | null {
  const { subject, body, enhancement, choice, isOwn } = stored
  if (!isString(subject) || !isString(body)) return null
  return {
    subject,
    body,
    enhancement: readEnhancement(enhancement),
    choice: isString(choice) ? choice : ownText,
    isOwn: isBoolean(isOwn) ? isOwn : true,
  }
}
