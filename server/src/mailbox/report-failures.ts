import { MailboxFailure, type MailboxProvider, type MailboxProviders } from './mailbox.ts'
import type { ProviderName } from './provider-name.ts'

/**
 * Kinds of failures that another student would meet too: not that a grant has ended. `busy` is one for a limit of all
 * mailboxes together, not if one has no room.
 */
export const reportedKinds = ['refused', 'unreachable', 'unknown', 'busy'] as const
type ReportedKind = (typeof reportedKinds)[number]

export type OnMailboxFailure = (failure: MailboxFailure, provider: ProviderName, kind: ReportedKind) => void

/**
 * Tells the operator about letters that a provider did not take for a reason that is not the student's. Students read a
 * sentence, and a held letter comes back without a call that fails, so that nobody else would notice e.g. a client secret
 * that has ended.
 */
export function reportFailures(providers: MailboxProviders, onFailure: OnMailboxFailure): MailboxProviders {
  const report = (provider: MailboxProvider, name: ProviderName): MailboxProvider => ({
    ...provider,
    async send(...given) {
      try {
        return await provider.send(...given)
      } catch (error) {
        const kind = error instanceof MailboxFailure && reportedKinds.find((one) => one === error.kind)
        if (kind && !error.obstacle && (kind !== 'busy' || error.sharedLimit)) onFailure(error, name, kind)
        throw error
      }
    },
  })
  return Object.fromEntries(
    (Object.entries(providers) as [ProviderName, MailboxProvider][]).map(([name, provider]) => [
      name,
      report(provider, name),
    ]),
  )
}
