import type { Student } from '@labreach/contract/account'

export type Provider = 'google' | 'microsoft'

/** The names of each provider: the company, and a mailbox of it after "your own". */
const names = {
  google: { company: 'Google', mail: 'Gmail' },
  microsoft: { company: 'Microsoft', mail: 'Microsoft mailbox' },
} as const

/** The buttons that connect a mailbox. Few who have an Outlook mailbox know that its provider is Microsoft. */
export const connectLabels = { google: 'Connect Google', microsoft: 'Connect Outlook (Microsoft)' } as const

/** After "your own", where students can choose. */
export const mailboxLabel = 'Gmail or Outlook mailbox (Microsoft)'

/** For a student whose resume the mailbox does not take. */
export const resumeTooLarge =
  'Your Microsoft mailbox takes no letter with a resume above 1.8 MB. Upload a smaller PDF on your profile, or connect Google.'

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
    isResumeTooLarge: other?.resume_too_large === true,
    isConnected: other ? !other.is_expired : student?.is_google_authenticated === true,
  }
}
