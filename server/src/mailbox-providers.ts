import type { SiteSettings } from '@labreach/contract/session'
import { googleRoutes } from './account/google/routes.ts'
import { microsoftRoutes } from './account/microsoft/routes.ts'
import type { Http } from './http/serve.ts'
import type { ProviderName } from './mailbox/provider-name.ts'
import { createGoogleMailbox } from './mailbox/google/google-mailbox.ts'
import type { MailboxProvider, MailboxProviders } from './mailbox/mailbox.ts'
import { createMicrosoftMailbox } from './mailbox/microsoft/microsoft-mailbox.ts'
import type { Services } from './services.ts'

/** The services from which the adapters are built. */
type Parts = Pick<Services, 'google' | 'microsoft'>

type Definition = {
  /** Creates the adapter; null if this deployment is not configured for it. */
  create: (parts: Parts) => MailboxProvider | null
  /** Serves the calls with which a student connects the mailbox. */
  routes: (http: Http, services: Services) => void
}

/** Every kind of mailbox that a student can connect, by the name with which its account ids begin. */
const providers: Readonly<Record<ProviderName, Definition>> = {
  google: { create: ({ google }) => createGoogleMailbox(google), routes: googleRoutes },
  microsoft: {
    create: ({ microsoft }) => microsoft && createMicrosoftMailbox(microsoft),
    routes: microsoftRoutes,
  },
}

export const createMailboxProviders = (parts: Parts): MailboxProviders =>
  Object.fromEntries(
    Object.entries(providers).flatMap(([name, { create }]) => {
      const provider = create(parts)
      return provider ? [[name, provider]] : []
    }),
  )

export function mailboxRoutes(http: Http, services: Services): void {
  for (const [name, { routes }] of Object.entries(providers))
    if (Object.hasOwn(services.mailboxes, name)) routes(http, services)
}

/** The providers for the settings of the site; nothing if students have no choice. */
export function siteMailboxes(mailboxes: MailboxProviders): Pick<SiteSettings, 'mailbox_providers'> {
  const names = Object.keys(mailboxes) as ProviderName[]
  return names.length > 1 ? { mailbox_providers: names } : {}
}
