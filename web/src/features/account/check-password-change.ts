import { limits } from '@labreach/contract/plans'

export type PasswordChange = { old: string; next: string; confirmation: string }

/** Returns the sentence of the first rule that the input violates, or undefined. */
export function passwordChangeProblem({ old, next, confirmation }: PasswordChange): string | undefined {
  if (!old || !next || !confirmation) return 'Please fill in all password fields.'
  if (next !== confirmation) return 'New password and confirmation do not match.'
  if ([...next].length < limits.passwordMin)
    return `New password must be at least ${limits.passwordMin} characters long.`
  return undefined
}
