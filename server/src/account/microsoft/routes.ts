import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/microsoft'
import { getNetwork, perNetwork, perSession } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requireSameOrigin } from '../mailbox/require-same-origin.ts'
import { finishFlow } from './finish-flow.ts'
import { flowCookie } from './flow-cookie.ts'
import { openFlow } from './open-flow.ts'

/** The calls exist only where Microsoft is configured. */
export function microsoftRoutes(http: Http, services: Services): void {
  const { microsoft } = services
  if (!microsoft) return
  const parts = { ...services, microsoft }

  http.serve(
    calls.microsoftFlow,
    async ({ student, request, reply }) => {
      requireSameOrigin(request)
      const { secret, url } = await openFlow(parts, student)
      flowCookie.set(reply, secret, services.config.secureCookies)
      return { url }
    },
    [perNetwork(240, HOUR_MS), perSession(20, HOUR_MS)],
  )

  http.serve(calls.microsoftCallback, async ({ input, request, reply }) => {
    const redirect = await finishFlow(parts, flowCookie.read(request), input.query, getNetwork(request))
    flowCookie.clear(reply)
    return { redirect }
  })
}
