import { googleRoutes } from './account/google/routes.ts'
import type { Http } from './http/serve.ts'
import { createGoogleMailbox } from './mailbox/google/google-mailbox.ts'
import type { MailboxProvider, MailboxProviders } from './mailbox/mailbox.ts'
import type { Services } from './services.ts'

/** The services from which the adapters are built. */
type Parts = Pick<Services, 'google'>

type Definition = {
  /** Creates the adapter. */
  create: (parts: Parts) => MailboxProvider
  /** Serves the calls with which a student connects the mailbox. */
  routes: (http: Http, services: Services) => void
}

/** Every kind of mailbox that a student can connect, by the name with which its account ids begin. */
const providers: Readonly<Record<string, Definition>> = {
  google: { create: ({ google }) => createGoogleMailbox(google), routes: googleRoutes },
}

export const createMailboxProviders = (parts: Parts): MailboxProviders =>
  Object.fromEntries(Object.entries(providers).map(([name, { create }]) => [name, create(parts)]))

export function mailboxRoutes(http: Http, services: Services): void {
  for (const { routes } of Object.values(providers)) routes(http, services)
}
