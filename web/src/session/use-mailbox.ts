import type { Student } from '@labreach/contract/account'
import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site.ts'
import { mailboxOf, type Mailbox, type MailboxFields, type Provider } from './mailbox.ts'
import { useStudent } from './use-student.ts'

/** The mailbox of the signed-in student. */
export const useMailbox = (): Mailbox => mailboxOf(useStudent())

const onlyGoogle: readonly Provider[] = ['google']

/**
 * The providers that a student can choose, that of an expired connection first. An account without a password signs in
 * with Google and keeps it.
 */
export function useOfferedProviders(student: MailboxFields & Pick<Student, 'google_user'>): readonly Provider[] {
  const offered = useProviders().filter((provider) => provider === 'google' || !student.google_user)
  const { provider: own } = mailboxOf(student)
  return offered.toSorted((one, other) => Number(other === own) - Number(one === own))
}

/** The providers whose mailboxes students of this deployment can connect. */
export const useProviders = (): readonly Provider[] => useQuery(siteQuery).data?.mailbox_providers ?? onlyGoogle

/** Whether students can choose between providers, so that no sentence may take one of them for granted. */
export function useHasChoice(): boolean {
  const { provider } = useMailbox()
  return useProviders().length > 1 || provider === 'microsoft'
}
