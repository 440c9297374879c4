import type { Student } from '@labreach/contract/account'

/** The name that mail programs show for the letter: the student's, or the address without one. */
export const senderOf = ({ first_name: first, last_name: last, google_email: address, username }: Student): string =>
  `${first} ${last}`.trim() || address || username
