import { done } from '@labreach/contract/endpoint'
import * as calls from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import { HOUR_MS } from '@labreach/contract/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '../../encryption.ts'
import { getNetwork, ofFailures, perNameAndNetwork, perNetwork, perSession } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findBrowserProof } from '../browser-proofs.ts'
import { passkeyRemovalExpired } from '../errors.ts'
import { getMe } from '../get-me.ts'
import { readResetCookie } from '../password/reset-cookie.ts'
import { requireProof } from '../proof/require-proof.ts'
import type { Sessions } from '../sessions.ts'
import { addPasskey } from './add-passkey.ts'
import { openChallenge } from './challenges.ts'
import { listPasskeys } from './list-passkeys.ts'
import { loginByPasskey } from './login-by-passkey.ts'
import { composeRequest } from './options.ts'
import { openPasskeyProof, proveByPasskey } from './prove-by-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { startPasskey } from './start-passkey.ts'

const QUARTER_MS = HOUR_MS / 4

export function passkeyRoutes(http: Http, services: Services, sessions: Sessions): void {
  const { db, config } = services

  http.serve(calls.listPasskeys, async ({ student }) => ({ passkeys: await listPasskeys(db, student.studentId) }))

  http.serve(
    calls.startPasskey,
    async ({ student }) => {
      await requireProof(services, calls.startPasskey, student)
      return startPasskey(services, student)
    },
    [perSession(20, HOUR_MS)],
  )

  http.serve(
    calls.addPasskey,
    async ({ student, input: { body }, request }) => {
      await requireProof(services, calls.addPasskey, student)
      await addPasskey(services, { session: student, ...body, from: getNetwork(request) })
      return { passkeys: await listPasskeys(db, student.studentId) }
    },
    [perSession(20, HOUR_MS)],
  )

  http.serve(calls.removePasskey, async ({ student, input, request }) => {
    const { studentId } = student
    await requireProof(services, calls.removePasskey, student)
    await removePasskey(services, { studentId, id: input.params.id, from: getNetwork(request) })
    return { passkeys: await listPasskeys(db, studentId) }
  })

  http.serve(
    calls.removePasskeyAfterReset,
    async ({ input, request }) => {
      const studentId = await findBrowserProof(db, 'reset', readResetCookie(request), services.clock.now())
      if (studentId === null) throw passkeyRemovalExpired()
      await removePasskey(services, { studentId, id: input.params.id, from: getNetwork(request) })
      return { passkeys: await listPasskeys(db, studentId) }
    },
    [perNetwork(120, HOUR_MS)],
  )

  http.serve(calls.openPasskeyProof, ({ student }) => openPasskeyProof(services, student), [perSession(20, QUARTER_MS)])

  http.serve(
    calls.proveByPasskey,
    async ({ student, input: { body }, request }) => {
      await proveByPasskey(services, { session: student, ...body, network: getNetwork(request) })
      return done
    },
    [perSession(10, QUARTER_MS)],
  )

  http.serve(
    calls.openPasskeyLogin,
    async ({ request, reply }) => {
      // Another tab of this browser may be signing in as well: its challenge has the same cookie.
      const cookie = readCookie(request) || newToken()
      const challenge = await openChallenge(services, { purpose: 'sign_in', cookie })
      setCookie(reply, cookie, config.secureCookies)
      return composeRequest(config, challenge)
    },
    [perNetwork(240, HOUR_MS)],
  )

  http.serve(
    calls.loginByPasskey,
    async ({ input: { body }, request }) => {
      const attempt = { cookie: readCookie(request), ...body, network: getNetwork(request) }
      const { studentId, tokens } = await loginByPasskey(services, sessions, attempt)
      return { ...tokens, user: await getMe(db, services, studentId) }
    },
    [
      ofFailures(perNetwork(200, QUARTER_MS)),
      ofFailures(perNameAndNetwork(10, QUARTER_MS, ({ input: { body } }) => body.credential.id)),
    ],
  )
}

/**
 * Binds the challenges of sign-ins to the browser that asked for them. It outlives a sign-in, since another tab may be in
 * the middle of one; alone it opens nothing.
 */
const [name, path] = ['passkey_sign_in', '/api/auth/passkeys/']

/** The secret that this browser got here, or ''. */
function readCookie(request: FastifyRequest): string {
  const cookie = request.cookies[name] ?? ''
  return /^[\w-]{43}$/.test(cookie) ? cookie : ''
}

function setCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  const maxAge = lifetimes.passkeyChallengeMs / 1_000
  reply.setCookie(name, secret, { path, httpOnly: true, sameSite: 'strict', secure, maxAge })
}
