import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { linkTo, mailsTo } from './mails.ts'
import { aName, anOwner, aStudent, changePassword, login, me, newPassword, reset, timePasses } from './people.ts'
import type { Student } from './people.ts'
import type { Stage } from './stage.ts'

type Owner = (stage: Stage, student: Student) => Promise<unknown>
export const owners: [name: string, act: Owner][] = [
  ['the owner changes the password', changePassword],
  ['the owner resets the password', (stage, { username, network }) => reset(stage, username, network)],
]

/** A thief with a copied access token, in a network of their own. */
const asThief = (stage: Stage, token: string) => {
  const from = aNetwork()
  return (path: string, body: unknown) => stage.ask(path, { token, body, from })
}

const addressChanges: Attack[] = owners.flatMap(([name, act]) =>
  [true, false].map((late) => ({
    finding: 2,
    name: `address change asked with a stolen token${late ? '' : ' just after the sign-in'}, ${name}, the thief confirms`,
    async play(stage: Stage) {
      const owner = await anOwner(stage)
      if (late) await timePasses(stage, owner.id)
      const email = `${aName()}@evil.example`
      const asked = await asThief(stage, owner.token)('/api/auth/email/', { email })
      const token = asked.status === 200 ? await linkTo(stage, email, /confirm/i) : undefined
      await act(stage, owner)
      const confirmed = await stage.ask('/api/auth/email/confirm/', { body: { token: token ?? 'none' } })
      const entered = await login(stage, { ...owner, password: newPassword })
      const address = entered.body.user?.email
      return {
        held: address === owner.username,
        seen: `asked: ${asked.code || asked.status}, confirmed: ${confirmed.code || confirmed.status}, address ${address === email ? "the thief's" : "the owner's"}`,
      }
    },
  })),
)

const acts: [name: string, path: string, body: object][] = [
  ['deletes the account', '/api/auth/me/', { action: 'delete_account' }],
  ['disconnects Google', '/api/auth/clear-google-token/', {}],
  [
    'changes the password with an empty old one',
    '/api/auth/me/',
    { action: 'change_password', old_password: '', new_password: newPassword },
  ],
  ['changes the password with no old one', '/api/auth/me/', { action: 'change_password', new_password: newPassword }],
]

const stolen: Attack[] = acts.map(([name, path, body]) => ({
  finding: 2,
  name: `a stolen token ${name}`,
  async play(stage) {
    const owner = await aStudent(stage)
    await timePasses(stage, owner.id)
    const { status, code } = await asThief(stage, owner.token)(path, body)
    const entered = await login(stage, owner)
    return {
      held: status >= 400 && entered.status === 200,
      seen: `${code || status}; the owner enters: ${entered.status}`,
    }
  },
}))

const expired: Attack = {
  finding: 2,
  name: 'a proof of six minutes ago, and one of another session',
  async play(stage) {
    const owner = await anOwner(stage)
    await timePasses(stage, owner.id)
    const other = (await login(stage, owner)).body.access_token as string
    const proved = await stage.ask('/api/auth/proof/', { token: other, body: { password: owner.password } })
    const thief = asThief(stage, owner.token)
    const beside = await thief('/api/auth/email/', { email: `${aName()}@evil.example` })
    await stage.sql`
      update sessions set proved_at = now() - interval '6 minutes' where student_id = ${owner.id}`.catch(
      () => undefined,
    )
    const late = await asThief(stage, other)('/api/auth/email/', { email: `${aName()}@evil.example` })
    return {
      held: beside.status === 400 && late.status === 400,
      seen: `proof ${proved.status}; ${beside.code || beside.status}, ${late.code || late.status}`,
    }
  },
}

const guessing: Attack = {
  finding: 2,
  name: 'the proof guessed with wrong passwords, 40 at once',
  async play(stage) {
    const owner = await aStudent(stage)
    await timePasses(stage, owner.id)
    const thief = asThief(stage, owner.token)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => thief('/api/auth/proof/', { password: `guess ${at} of it` })),
    )
    const tried = answers.filter(({ code }) => code === 'wrong_password').length
    const own = (await login(stage, owner)).body.access_token
    const proof = await stage.ask('/api/auth/proof/', { token: own, body: { password: owner.password } })
    return {
      held: tried <= 10 && proof.status === 200,
      seen: `${tried} guesses looked at; the owner's own proof: ${proof.status}`,
    }
  },
}

const untold: Attack = {
  finding: 2,
  name: 'a new password, or another address, of which the owner hears nothing',
  async play(stage) {
    const owner = await anOwner(stage)
    const before = (await mailsTo(stage, owner.username)).length
    await changePassword(stage, owner)
    const mails = (await mailsTo(stage, owner.username, before + 1)).slice(before)
    const token = (await login(stage, { ...owner, password: newPassword })).body.access_token as string
    const email = `${aName()}@mail.riverbend.edu`
    await stage.ask('/api/auth/email/', { token, body: { email } })
    await stage.ask('/api/auth/email/confirm/', { body: { token: (await linkTo(stage, email, /confirm/i)) ?? '' } })
    const told = (await mailsTo(stage, owner.username, before + 2)).slice(before)
    const is = (await me(stage, token)).email
    return {
      held: mails.length === 1 && told.length === 2 && is === email,
      seen: `${told.length} of 2 changes mailed to the owner`,
    }
  },
}

const sessions: Attack[] = owners.map(([name, act]) => ({
  finding: 2,
  name: `stolen tokens of a session, ${name}, the thief goes on with them`,
  async play(stage) {
    const owner = await anOwner(stage)
    const { access_token: token, refresh_token: refresh } = (await login(stage, owner)).body
    await act(stage, owner)
    const [profile, renewed] = [
      await stage.ask('/api/auth/me/', { token }),
      await stage.ask('/api/auth/refresh/', { body: { refresh } }),
    ]
    return {
      held: profile.status === 401 && renewed.status === 401,
      seen: `profile: ${profile.status}, refresh: ${renewed.status}`,
    }
  },
}))

export const sideDoors: readonly Attack[] = [...addressChanges, ...stolen, ...sessions, expired, guessing, untold]
