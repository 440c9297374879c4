import type { Student } from '@labreach/contract/account'

export type Provider = 'google' | 'microsoft'

/** The names of each provider: the company, and a mailbox of it after "your own". */
const names = {
  google: { company: 'Google', mail: 'Gmail' },
  microsoft: { company: 'Microsoft', mail: 'Microsoft mailbox' },
} as const

export type MailboxFields = Pick<Student, 'is_google_authenticated' | 'google_email' | 'mailbox'>

export type Mailbox = ReturnType<typeof mailboxOf>

/** The mailbox of a student; without one the names are Google's. `address` is null without a mailbox. */
export function mailboxOf(student: MailboxFields | null) {
  const other = student?.mailbox
  const provider: Provider = other?.provider ?? 'google'
  return {
    ...names[provider],
    provider,
    address: other?.address ?? student?.google_email ?? null,
    isConnected: other ? !other.is_expired : student?.is_google_authenticated === true,
  }
}
