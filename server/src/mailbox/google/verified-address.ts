import { sql } from 'kysely'

/**
 * Whether Google has verified the address of a grant. Grants of before the claim was stored have no value: addresses of
 * Gmail count nevertheless, because only Google assigns them; all others count from the next sign-in.
 */
export const isAddressVerified = sql<boolean>`
  coalesce(google_grants.email_verified, google_grants.email ~* '@(gmail|googlemail)[.]com$')`
