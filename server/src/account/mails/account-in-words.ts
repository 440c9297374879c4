/** Longer than a name that a person has, long enough for a sentence. */
const NAME_MAX = 30

/**
 * How a mail names an account: `your Labreach account “ada-park”`. A username that could be read as an address, a site or a
 * message ("Account-blocked.pay-now-at.evil-site.com") is left out: the mail is genuine, and so would its text seem. The
 * recipient's own address may stand.
 */
export function accountInWords(username: string, to: string): string {
  return mayStandInMail(username, to) ? `your Labreach account “${username}”` : 'your Labreach account'
}

/** Whether a username is short and has neither an @ nor a dot before what may be the end of a domain. */
export function mayStandInMail(username: string, to: string): boolean {
  if (username.toLowerCase() === to.toLowerCase()) return true
  return [...username].length <= NAME_MAX && !username.includes('@') && !/\.\p{L}{2}/u.test(username)
}
