import { emailAddress } from '@labreach/contract/email-address'
import type { PlanCode } from '@labreach/contract/plans'
import { ApiError } from '../../api/error.ts'

/** The same rule as the server's. */
const isAddress = (text: string): boolean => emailAddress.pattern.test(text) && text.length <= emailAddress.max

/**
 * What is wrong with a typed recipient, or undefined. Free students never type one; the others may leave it empty, and
 * the letter then goes to the address Labreach knows.
 */
export function recipientProblem(plan: PlanCode, typed: string): string | undefined {
  if (plan === 'F' || typed.trim() === '' || isAddress(typed.trim())) return undefined
  return 'Please enter a valid email address'
}

/** Whether the server refused a letter for its recipient alone. */
export const isRecipientRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'recipient_missing' || error.code === 'recipient_foreign')
