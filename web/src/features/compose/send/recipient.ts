import { emailAddress } from '@labreach/contract/email-address'
import { sendEmail } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { isRefusal } from '../../../api/error.ts'

/** The same rule as the server's. */
const isAddress = (text: string): boolean => emailAddress.pattern.test(text) && text.length <= emailAddress.max

/**
 * What is wrong with a typed recipient, or undefined. A plan without the field never has one typed; the others may
 * leave it empty, and the letter then goes to the address Labreach knows.
 */
export function recipientProblem(plan: PlanCode, typed: string): string | undefined {
  if (!planByCode(plan).may('recipientLookup') || typed.trim() === '' || isAddress(typed.trim())) return undefined
  return 'Please enter a valid email address'
}

/** Whether the server refused a letter for its recipient alone. */
export const isRecipientRefusal = (error: unknown): boolean =>
  isRefusal(error, sendEmail, 'recipient_missing', 'recipient_foreign', 'recipient_other_professor')
