import type { Student } from '@labreach/contract/account'
import { mailboxOf } from '../../../session/mailbox.ts'

/** The name that mail programs show for the letter: the student's, or the address without one. */
export const senderOf = (student: Student): string =>
  `${student.first_name} ${student.last_name}`.trim() || mailboxOf(student).address || student.username
