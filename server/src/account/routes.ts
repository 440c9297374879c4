import * as account from '@labreach/contract/account'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/session'
import { addressOf, perAddress, perName, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { claimTrial } from './claim-trial.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { requestEmailChange } from './email/request-email-change.ts'
import { loginByCode } from './google/login-by-code.ts'
import { forgetTicket, ticketOf } from './google/ticket-cookie.ts'
import { deleteAccount } from './leaving/delete-account.ts'
import { downloadData } from './leaving/download-data.ts'
import { login } from './login.ts'
import { noteSignIn } from './note-sign-in.ts'
import { changePassword } from './password/change-password.ts'
import { requestReset } from './password/request-reset.ts'
import { resetPassword } from './password/reset-password.ts'
import { updateProfile } from './profile/update-profile.ts'
import { register } from './register.ts'
import type { Sessions } from './sessions.ts'
import { studentView } from './student-view.ts'

const QUARTER_MS = HOUR_MS / 4

export function accountRoutes(http: Http, world: World, sessions: Sessions): void {
  const { db } = world

  async function credentials(studentId: string) {
    const tokens = await sessions.start(db, studentId)
    return { ...tokens, user: await studentView(db, world, studentId) }
  }

  http.serve(
    calls.login,
    async ({ input: { body }, request, reply }) => {
      // Who typed a password means that account, whatever code the page's address still carries.
      const { username = '', password = '', state } = body
      if (username || password || !state)
        return credentials(await login(world, { username, password }, addressOf(request)))
      const studentId = await loginByCode(world, { cookie: ticketOf(request), code: state }, addressOf(request))
      forgetTicket(reply)
      return credentials(studentId)
    },
    [perAddress(200, QUARTER_MS), perName(10, QUARTER_MS, ({ input: { body } }) => body.username)],
  )

  http.serve(
    calls.register,
    async ({ input, request }) => {
      const studentId = await register(world, input.body)
      await noteSignIn(world, 'signed_in', studentId, { way: 'registration', address: addressOf(request) })
      return credentials(studentId)
    },
    [perAddress(120, HOUR_MS), perName(20, HOUR_MS, ({ input }) => input.body.temporary_token)],
  )

  http.serve(calls.refresh, async ({ input }) => ({ access_token: await sessions.refresh(db, input.body.refresh) }))

  http.serve(calls.validate, async () => done)

  http.serve(calls.logout, async ({ student }) => {
    await sessions.end(db, student.studentId, student.sessionId)
    return done
  })

  http.serve(account.getMe, ({ student }) => studentView(db, world, student.studentId))

  http.serve(account.updateMe, async ({ student, input }) => {
    await updateProfile(db, student.studentId, input.body)
    return studentView(db, world, student.studentId)
  })

  http.serve(
    account.actOnMe,
    async ({ student: { studentId }, input: { body } }) => {
      if (body.action === 'claim_trial') {
        await claimTrial(world, studentId)
        return done
      }
      if (body.action === 'delete_account') {
        await deleteAccount(world, studentId)
        return done
      }
      const { old_password: oldPassword, new_password: newPassword } = body
      return { ...done, ...(await changePassword(world, sessions, { studentId, oldPassword, newPassword })) }
    },
    [perStudent(10, QUARTER_MS)],
  )

  http.serve(
    account.requestPasswordReset,
    async ({ input }) => {
      await requestReset(world, input.body.email)
      return done
    },
    [perAddress(60, HOUR_MS), perName(5, HOUR_MS, ({ input }) => input.body.email)],
  )

  http.serve(
    account.resetPassword,
    async ({ input }) => {
      await resetPassword(world, input.body)
      return done
    },
    [perAddress(60, HOUR_MS), perName(10, HOUR_MS, ({ input }) => input.body.token)],
  )

  http.serve(
    account.requestEmailChange,
    async ({ student, input }) => {
      await requestEmailChange(world, student.studentId, input.body.email)
      return studentView(db, world, student.studentId)
    },
    [perStudent(5, HOUR_MS), perName(5, HOUR_MS, ({ input }) => input.body.email)],
  )

  http.serve(account.confirmEmail, async ({ input }) => ({ email: await confirmEmail(world, input.body.token) }), [
    perAddress(60, HOUR_MS),
  ])

  http.serve(account.downloadMyData, ({ student }) => downloadData(world, student.studentId), [perStudent(10, HOUR_MS)])
}
