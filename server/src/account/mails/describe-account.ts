/** Long enough for most names, too short for a sentence. */
const NAME_MAX = 30

/**
 * Names an account in a mail: `your Labreach account “ada-park”`. Omits a username that could be read as an address, a
 * site or a message ("Account-blocked.pay-now-at.evil-site.com"), since its text would seem to be Labreach's. The
 * recipient's own address is allowed.
 */
export function describeAccount(username: string, to: string): string {
  return isSafeInMail(username, to) ? `your Labreach account “${username}”` : 'your Labreach account'
}

/** Whether a username is short and contains neither an @ nor a possible top-level domain. */
export function isSafeInMail(username: string, to: string): boolean {
  if (username.toLowerCase() === to.toLowerCase()) return true
  return [...username].length <= NAME_MAX && !username.includes('@') && !/\.\p{L}{2}/u.test(username)
}
