import { limits } from '@labreach/contract/plans'

export type NewPassword = { token: string | undefined; password: string; confirm: string }

export const tokenMissing = 'Invalid or missing reset token. Please request a new password reset.'

/** Returns the sentence of the first problem of a new password, or undefined. */
export function newPasswordProblem({ token, password, confirm }: NewPassword): string | undefined {
  if (!token) return tokenMissing
  if (!password || !confirm) return 'Please enter and confirm your new password.'
  if (password !== confirm) return 'Passwords do not match. Please try again.'
  // Counts code points, as the server does: an emoji is one character.
  if ([...password].length < limits.passwordMin)
    return `Password must be at least ${limits.passwordMin} characters long.`
  return undefined
}
