import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { findMailToken, waitForMails } from './mails.ts'
import {
  newName,
  createOwner,
  createStudent,
  changePassword,
  login,
  readProfile,
  newPassword,
  reset,
  ageProofs,
} from './students.ts'
import type { Student } from './students.ts'
import type { AttackTarget } from './target.ts'

type Act = (target: AttackTarget, student: Student) => Promise<unknown>
/** Actions of the owner that must end the access of a thief. */
export const ownerActions: [name: string, act: Act][] = [
  ['the owner changes the password', changePassword],
  ['the owner resets the password', (target, { username, network }) => reset(target, username, network)],
]

/** Calls of a thief with a copied access token, from a new network. */
const callAsThief = (target: AttackTarget, token: string) => {
  const from = newNetwork()
  return (path: string, body: unknown) => target.send(path, { token, body, from })
}

const addressAttacks: Attack[] = ownerActions.flatMap(([name, act]) =>
  [true, false].map((isProofExpired) => ({
    finding: 2,
    name: `an address change with a stolen token${isProofExpired ? '' : ' just after the sign-in'}, ${name}, the thief confirms the address`,
    async run(target: AttackTarget) {
      const owner = await createOwner(target)
      if (isProofExpired) await ageProofs(target, owner.id)
      const email = `${newName()}@evil.example`
      const request = await callAsThief(target, owner.token)('/api/auth/email/', { email })
      const token = request.status === 200 ? await findMailToken(target, email, /confirm/i) : undefined
      await act(target, owner)
      const confirmed = await target.send('/api/auth/email/confirm/', { body: { token: token ?? 'none' } })
      const signIn = await login(target, { ...owner, password: newPassword })
      const address = signIn.body.user?.email
      return {
        isBlocked: address === owner.username,
        details: `request: ${request.code || request.status}, confirmation: ${confirmed.code || confirmed.status}, the address is ${address === email ? "the thief's" : "the owner's"}`,
      }
    },
  })),
)

const thiefActions: [name: string, path: string, body: object][] = [
  ['deletes the account', '/api/auth/me/', { action: 'delete_account' }],
  ['removes the Google link', '/api/auth/clear-google-token/', {}],
  [
    'changes the password with an empty old password',
    '/api/auth/me/',
    { action: 'change_password', old_password: '', new_password: newPassword },
  ],
  [
    'changes the password without the old password',
    '/api/auth/me/',
    { action: 'change_password', new_password: newPassword },
  ],
]

const actionAttacks: Attack[] = thiefActions.map(([name, path, body]) => ({
  finding: 2,
  name: `a stolen token ${name}`,
  async run(target) {
    const owner = await createStudent(target)
    await ageProofs(target, owner.id)
    const { status, code } = await callAsThief(target, owner.token)(path, body)
    const signIn = await login(target, owner)
    return {
      isBlocked: status >= 400 && signIn.status === 200,
      details: `${code || status}; sign-in of the owner: ${signIn.status}`,
    }
  },
}))

const expiredProofAttack: Attack = {
  finding: 2,
  name: 'a proof of six minutes ago, and a proof of another session',
  async run(target) {
    const owner = await createOwner(target)
    await ageProofs(target, owner.id)
    const other = (await login(target, owner)).body.access_token as string
    const proofResponse = await target.send('/api/auth/proof/', { token: other, body: { password: owner.password } })
    const thief = callAsThief(target, owner.token)
    const otherSession = await thief('/api/auth/email/', { email: `${newName()}@evil.example` })
    await target.sql`
      update sessions set proved_at = now() - interval '6 minutes' where student_id = ${owner.id}`.catch(
      () => undefined,
    )
    const expiredProof = await callAsThief(target, other)('/api/auth/email/', { email: `${newName()}@evil.example` })
    return {
      isBlocked: otherSession.status === 400 && expiredProof.status === 400,
      details: `proof: ${proofResponse.status}; other session: ${otherSession.code || otherSession.status}, expired: ${expiredProof.code || expiredProof.status}`,
    }
  },
}

const guessingProofAttack: Attack = {
  finding: 2,
  name: '40 wrong passwords for a proof at the same time',
  async run(target) {
    const owner = await createStudent(target)
    await ageProofs(target, owner.id)
    const thief = callAsThief(target, owner.token)
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => thief('/api/auth/proof/', { password: `guess ${at} of it` })),
    )
    const checked = responses.filter(({ code }) => code === 'wrong_password').length
    const ownerToken = (await login(target, owner)).body.access_token
    const proof = await target.send('/api/auth/proof/', { token: ownerToken, body: { password: owner.password } })
    return {
      isBlocked: checked <= 10 && proof.status === 200,
      details: `${checked} passwords checked; proof of the owner: ${proof.status}`,
    }
  },
}

const notificationAttack: Attack = {
  finding: 2,
  name: 'a new password or another address, without a mail to the owner',
  async run(target) {
    const owner = await createOwner(target)
    const countBefore = (await waitForMails(target, owner.username)).length
    await changePassword(target, owner)
    const mails = (await waitForMails(target, owner.username, countBefore + 1)).slice(countBefore)
    const token = (await login(target, { ...owner, password: newPassword })).body.access_token as string
    const email = `${newName()}@mail.riverbend.edu`
    await target.send('/api/auth/email/', { token, body: { email } })
    const mailToken = await findMailToken(target, email, /confirm/i)
    await target.send('/api/auth/email/confirm/', { body: { token: mailToken ?? '' } })
    const notices = (await waitForMails(target, owner.username, countBefore + 2)).slice(countBefore)
    const currentEmail = (await readProfile(target, token)).email
    return {
      isBlocked: mails.length === 1 && notices.length === 2 && currentEmail === email,
      details: `${notices.length} of 2 changes mailed to the owner`,
    }
  },
}

const sessionAttacks: Attack[] = ownerActions.map(([name, act]) => ({
  finding: 2,
  name: `stolen tokens of a session, ${name}, the thief uses the tokens`,
  async run(target) {
    const owner = await createOwner(target)
    const { access_token: token, refresh_token: refresh } = (await login(target, owner)).body
    await act(target, owner)
    const [profile, refreshResponse] = [
      await target.send('/api/auth/me/', { token }),
      await target.send('/api/auth/refresh/', { body: { refresh } }),
    ]
    return {
      isBlocked: profile.status === 401 && refreshResponse.status === 401,
      details: `profile: ${profile.status}, refresh: ${refreshResponse.status}`,
    }
  },
}))

export const stolenTokenAttacks: readonly Attack[] = [
  ...addressAttacks,
  ...actionAttacks,
  ...sessionAttacks,
  expiredProofAttack,
  guessingProofAttack,
  notificationAttack,
]
