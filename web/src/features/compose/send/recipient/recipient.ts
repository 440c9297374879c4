import { emailAddress } from '@labreach/contract/email-address'
import { sendEmail } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { isRefusal } from '../../../../api/error.ts'

/** Uses the same rule as the server. */
const isAddress = (text: string): boolean => emailAddress.pattern.test(text) && text.length <= emailAddress.max

/**
 * Returns the sentence for an invalid recipient, or undefined. An empty recipient is valid: the letter then goes to the
 * stored address. Plans without the field are not checked.
 */
export function recipientProblem(plan: PlanCode, typed: string): string | undefined {
  if (!planByCode(plan).may('recipientLookup') || typed.trim() === '' || isAddress(typed.trim())) return undefined
  return 'Please enter a valid email address'
}

/** Whether the server refused a letter because of its recipient. */
export const isRecipientRefusal = (error: unknown): boolean =>
  isRefusal(error, sendEmail, 'recipient_missing', 'recipient_foreign', 'recipient_other_professor')
