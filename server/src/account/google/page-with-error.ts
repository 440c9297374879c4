/** An address of the site that shows `sentence` as a red alert. */
export function pageWithError(path: string, sentence: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ error: sentence })}`
}

/** Where a signup goes on: with the student who referred it, so that the referral counts at the next try as well. */
export const registerPage = (referredBy: string | null): string =>
  referredBy ? `/register?ref=${referredBy}` : '/register'
