import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/session'
import { getNetwork, perNetwork, perName, perSession } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { disconnectMailbox } from '../mailbox/disconnect-mailbox.ts'
import { requireProof } from '../proof/require-proof.ts'
import { finishFlow } from './finish-flow.ts'
import { openFlow } from './open-flow.ts'
import { requireSameOrigin } from '../mailbox/require-same-origin.ts'
import { startFlow } from './start-flow.ts'
import { flowCookie } from './flow-cookie.ts'

export function googleRoutes(http: Http, services: Services): void {
  http.serve(
    calls.googleFlow,
    async ({ input: { body }, student, request, reply }) => {
      requireSameOrigin(request)
      const secret = await openFlow(services, {
        student,
        temporaryToken: body.temporary_token,
        ref: body.ref,
        purpose: body.purpose,
      })
      flowCookie.set(reply, secret, services.config.secureCookies)
      return done
    },
    [
      perNetwork(240, HOUR_MS),
      perSession(20, HOUR_MS),
      perName(20, HOUR_MS, ({ input }) => input.body.temporary_token),
    ],
  )

  http.serve(
    calls.googleStart,
    async ({ input, request }) => ({
      redirect: await startFlow(services, flowCookie.read(request), input.query.state),
    }),
    [perNetwork(240, HOUR_MS)],
  )

  http.serve(calls.googleCallback, async ({ input, request, reply }) => {
    const redirect = await finishFlow(services, flowCookie.read(request), input.query, getNetwork(request))
    if (!redirect.startsWith('/login?state=')) flowCookie.clear(reply)
    return { redirect }
  })

  http.serve(calls.clearGoogleToken, async ({ student, request }) => {
    await requireProof(services, calls.clearGoogleToken, student)
    await disconnectMailbox(services, student.studentId, getNetwork(request))
    return done
  })
}
