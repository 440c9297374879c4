import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../api/site.ts'
import { mailboxOf, type Mailbox, type Provider } from './mailbox.ts'
import { useStudent } from './use-student.ts'

/** The mailbox of the signed-in student. */
export const useMailbox = (): Mailbox => mailboxOf(useStudent())

const onlyGoogle: readonly Provider[] = ['google']

/** The providers whose mailboxes students of this deployment can connect. */
export const useProviders = (): readonly Provider[] => useQuery(siteQuery).data?.mailbox_providers ?? onlyGoogle
