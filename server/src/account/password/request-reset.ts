import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'

/**
 * Three links at once, then one every 15 minutes, for all networks together. This does not flood a mailbox, and the
 * mailbox always contains a valid link, since a link is valid for 30 minutes. A request counts for the address as the job
 * looks it up: another spelling of the mailbox is mailed nothing, so it must not use up the links of this one.
 */
const linksPerAddress = { times: 3, withinMs: 45 * 60_000 }

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs' | 'mailer'>

/**
 * Queues a mail with a reset link. Known and unknown addresses run the same statements, and the job looks the address
 * up later, so the response does not reveal which addresses have an account. An address that has reached its limit of
 * links gets the same response and no mail. Throws email_invalid and mail_failed.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const address = readAddress(email)
  await requireMail(deps)
  if (await isLimitReached(deps, address)) return
  await deps.jobs.add(deps.db, 'password_reset', { email: address })
}

function isLimitReached(deps: Deps, address: string): Promise<boolean> {
  return createLimiter(deps)('reset-mail', address.toLowerCase(), linksPerAddress).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'rate_limited') return true
      throw error
    },
  )
}
