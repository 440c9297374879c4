import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Client } from './google/client.ts'
import type { GoogleState } from './google/state.ts'
import type { Mailroom } from './mail/mailroom.ts'
import type { ModelCalls } from './model/routes.ts'
import type { Stripe } from './stripe/stripe.ts'

/** Everything that the parts of the sandbox have in common. */
export type SandboxParts = {
  clock: Clock
  faults: Faults
  google: GoogleState
  client: Client
  mails: Mailroom
  calls: ModelCalls
  stripe: Stripe
}
