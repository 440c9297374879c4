import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Client } from './google/client.ts'
import type { GoogleState } from './google/state.ts'
import type { MailStore } from './mail/mail-store.ts'
import type { MicrosoftState } from './microsoft/state.ts'
import type { ModelCalls } from './model/routes.ts'
import type { Stripe } from './stripe/stripe.ts'

/** The services of the sandbox, as the control API and the pages use them. */
export type SandboxParts = {
  clock: Clock
  faults: Faults
  google: GoogleState
  client: Client
  microsoft: MicrosoftState
  mails: MailStore
  calls: ModelCalls
  stripe: Stripe
}
