import { Readable } from 'node:stream'
import * as account from '@labreach/contract/account'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/session'
import {
  getNetwork,
  ofFailures,
  perNetwork,
  perName,
  perNameAndNetwork,
  perSession,
  perStudent,
} from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import { normalizeAddress } from '../mail-address.ts'
import type { Services } from '../services.ts'
import { claimTrial } from './referrals/claim-trial.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { requestEmailChange } from './email/request-email-change.ts'
import { finishLogin, loginByCode } from './google/login-by-code.ts'
import { flowCookie } from './google/flow-cookie.ts'
import { getMe } from './get-me.ts'
import { login } from './login.ts'
import { recordSignIn } from './record-sign-in.ts'
import { changePassword } from './password/change-password.ts'
import { requestReset } from './password/request-reset.ts'
import { setResetCookie } from './password/reset-cookie.ts'
import { resetPassword } from './password/reset-password.ts'
import { toResumeFile } from './profile/compose-json-resume.ts'
import { updateProfile } from './profile/update-profile.ts'
import { proveIdentity } from './proof/prove-identity.ts'
import { requireProof } from './proof/require-proof.ts'
import { register } from './register.ts'
import { clearPendingSignIn, readPendingSignIn, setPendingSignIn } from './second-factor/pending-sign-in-cookie.ts'
import { secondFactorNeeded } from './errors.ts'
import type { Sessions, Tokens } from './sessions.ts'
import { computeUsernameKey } from '../students/username-key.ts'

const QUARTER_MS = HOUR_MS / 4

/** Deletes an account. Passed in, since account may not import privacy (privacy/delete-account.ts). */
type DeleteAccount = (services: Services, studentId: string, from: string) => Promise<void>

export function accountRoutes(http: Http, services: Services, sessions: Sessions, deleteAccount: DeleteAccount): void {
  const { db } = services

  async function credentials({ studentId, tokens }: { studentId: string; tokens: Tokens }) {
    return { ...tokens, user: await getMe(db, services, studentId) }
  }

  http.serve(
    calls.login,
    async ({ input: { body }, request, reply }) => {
      // Typed credentials take precedence over a code that is still in the page's URL.
      const { username = '', password = '', state, code = '' } = body
      const network = getNetwork(request)
      if (code && !username && !password) {
        const signedIn = await finishLogin(services, sessions, { cookie: readPendingSignIn(request), code }, network)
        clearPendingSignIn(reply)
        return credentials(signedIn)
      }
      if (username || password || !state)
        return credentials(await login(services, sessions, { username, password, code }, network))
      const flow = { cookie: flowCookie.read(request), code: state }
      const result = await loginByCode(services, sessions, flow, network)
      flowCookie.clear(reply)
      if (!('pending' in result)) return credentials(result)
      setPendingSignIn(reply, result.pending, services.config.secureCookies)
      throw secondFactorNeeded()
    },
    [
      ofFailures(perNetwork(200, QUARTER_MS)),
      ofFailures(perNameAndNetwork(10, QUARTER_MS, ({ input: { body } }) => computeUsernameKey(body.username ?? ''))),
    ],
  )

  http.serve(
    calls.register,
    async ({ input, request }) => {
      const studentId = await register(services, input.body, getNetwork(request))
      await recordSignIn(services, 'signed_in', studentId, { way: 'registration', network: getNetwork(request) })
      return credentials({ studentId, tokens: await sessions.start(db, studentId) })
    },
    [perNetwork(120, HOUR_MS), perName(20, HOUR_MS, ({ input }) => input.body.temporary_token)],
  )

  http.serve(calls.refresh, async ({ input }) => ({ access_token: await sessions.refresh(db, input.body.refresh) }))

  http.serve(calls.validate, async () => done)

  http.serve(calls.logout, async ({ student }) => {
    await sessions.end(db, student.studentId, student.sessionId)
    return done
  })

  http.serve(account.getMe, ({ student }) => getMe(db, services, student.studentId))

  http.serve(account.updateMe, async ({ student, input }) => {
    await updateProfile(db, student.studentId, input.body)
    return getMe(db, services, student.studentId)
  })

  http.serve(
    account.downloadProfile,
    async ({ student }) => ({
      stream: Readable.from([toResumeFile(await getMe(db, services, student.studentId))]),
      type: 'application/json; charset=utf-8',
      name: 'resume.json',
    }),
    [perStudent(60, HOUR_MS)],
  )

  http.serve(
    account.proveIdentity,
    async ({ student, input, request }) => {
      await proveIdentity(services, { ...student, password: input.body.password, network: getNetwork(request) })
      return done
    },
    [perSession(10, QUARTER_MS)],
  )

  http.serve(
    account.actOnMe,
    async ({ student, input: { body }, request }) => {
      const [{ studentId }, from] = [student, getNetwork(request)]
      if (body.action === 'claim_trial') {
        await claimTrial(services, studentId)
        return done
      }
      if (body.action === 'delete_account') {
        await requireProof(services, account.actOnMe, student)
        await deleteAccount(services, studentId, from)
        return done
      }
      const { old_password: oldPassword, new_password: newPassword } = body
      return {
        ...done,
        ...(await changePassword(services, sessions, { session: student, oldPassword, newPassword, from })),
      }
    },
    [perSession(10, QUARTER_MS)],
  )

  http.serve(
    account.requestPasswordReset,
    async ({ input }) => {
      await requestReset(services, input.body.email)
      return done
    },
    [perNetwork(60, HOUR_MS), perNameAndNetwork(5, HOUR_MS, ({ input }) => normalizeAddress(input.body.email))],
  )

  http.serve(
    account.resetPassword,
    async ({ input, request, reply }) => {
      const { passkeys, cookie } = await resetPassword(services, input.body, getNetwork(request))
      if (!cookie) return done
      setResetCookie(reply, cookie, services.config.secureCookies)
      return { ...done, passkeys }
    },
    [perNetwork(60, HOUR_MS), perName(10, HOUR_MS, ({ input }) => input.body.token)],
  )

  http.serve(
    account.requestEmailChange,
    async ({ student, input, request }) => {
      await requestEmailChange(services, { session: student, email: input.body.email, from: getNetwork(request) })
      return getMe(db, services, student.studentId)
    },
    // The operation also counts the links of all sessions, after the proof.
    [perSession(20, HOUR_MS)],
  )

  http.serve(
    account.confirmEmail,
    async ({ input, request }) => ({ email: await confirmEmail(services, input.body.token, getNetwork(request)) }),
    [perNetwork(60, HOUR_MS)],
  )
}
