/** The URL of a page that shows `sentence` as a red alert. */
export function addError(path: string, sentence: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ error: sentence })}`
}

/** The page to sign up on. It carries the referring student, so that the referral also counts at the next attempt. */
export const registerPage = (referredBy: string | null): string =>
  referredBy ? `/register?ref=${referredBy}` : '/register'
