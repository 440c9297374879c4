import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { customerUnknown, returnUrlForeign } from './errors.ts'
import { selectCustomer } from './queries.ts'

type Deps = Pick<Services, 'db' | 'payments' | 'config'>

/** Returns the URL of the provider's portal. Throws return_url_foreign, customer_unknown and PaymentsFailure. */
export async function openPortal({ db, payments, config }: Deps, studentId: string, returnUrl: string) {
  const back = parseOwnUrl(returnUrl, config.publicUrl)
  if (!back) throw returnUrlForeign()
  const customer = await selectCustomer(db, studentId)
  if (!customer) throw customerUnknown()
  try {
    return await payments.openPortal(customer.customer_id, back)
  } catch (error) {
    // The next checkout creates another customer.
    if (error instanceof PaymentsFailure && error.kind === 'customer_missing') throw customerUnknown()
    throw error
  }
}

/** Returns the absolute URL if it is on this site and contains no credentials, otherwise null. */
function parseOwnUrl(text: string, publicUrl: string): string | null {
  const url = URL.parse(text, publicUrl)
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return null
  return url.href
}
