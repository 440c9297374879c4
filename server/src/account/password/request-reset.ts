import { normalizeAddress } from '../../mail-address.ts'
import { createLimiter } from '../../rate-limits.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { readAddress } from '../address.ts'
import { requireMail } from '../require-mail.ts'

/**
 * Three links at once, then one each 15 minutes, from all networks together: a mailbox is not flooded, and the newest link,
 * good for 30 minutes, always lies in it.
 */
const pace = { times: 3, withinMs: 45 * 60_000 }

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs' | 'mailer'>

/**
 * Has a reset link mailed to whoever has this address. Known and unknown addresses run through the same statements here;
 * which of them it is, is found out after the answer. The answer is the same where a link was mailed shortly before and
 * none is now. Throws email_invalid, and mail_failed while no mail can go out.
 */
export async function requestReset(deps: Deps, email: string): Promise<void> {
  const address = readAddress(email)
  await requireMail(deps)
  if (await isMailedEnough(deps, address)) return
  await deps.jobs.add(deps.db, 'password_reset', { email: address })
}

function isMailedEnough(deps: Deps, address: string): Promise<boolean> {
  return createLimiter(deps)('reset-mail', normalizeAddress(address), pace).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'rate_limited') return true
      throw error
    },
  )
}
