import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { connectGoogle, signInWithGoogle, startGoogleFlow, hasActiveGrant } from './google.ts'
import { findMailToken } from './mails.ts'
import { newName, createOwner, createStudent, login, reset, ageProofs, upload } from './students.ts'
import { ownerActions } from './stolen-token.ts'
import type { AttackTarget } from './target.ts'

const linkAttacks: Attack[] = ownerActions.map(([name, act]) => ({
  finding: 3,
  name: `a thief links Google with a stolen token, ${name}, the thief signs in with Google`,
  async run(target) {
    const owner = await createOwner(target)
    await ageProofs(target, owner.id)
    const email = `${newName()}@gmail.com`
    const flow = await startGoogleFlow(target, { token: owner.token, value: owner.username, from: newNetwork() })
    await flow.end(email)
    await act(target, owner)
    const signedInId = await signInWithGoogle(target, email)
    return {
      isBlocked: signedInId !== owner.id,
      details: `flow: ${flow.startResponse.code || flow.startResponse.status}; ${formatSignIn(signedInId)}`,
    }
  },
}))

const formatSignIn = (studentId: string): string => `sign-in of the thief: ${studentId ? 'succeeds' : 'fails'}`

const freshProofAttack: Attack = {
  finding: 3,
  name: "a thief links Google just after the owner's sign-in, the owner resets the password",
  async run(target) {
    const owner = await createOwner(target)
    const email = await connectGoogle(target, { ...owner, network: newNetwork() })
    await reset(target, owner.username, owner.network)
    const signedInId = await signInWithGoogle(target, email)
    return {
      isBlocked: signedInId !== owner.id && !(await hasActiveGrant(target, email)),
      details: formatSignIn(signedInId),
    }
  },
}

const lateAttacks: Attack[] = ownerActions.map(([name, act]) => ({
  finding: 3,
  name: `a thief starts a Google flow, ${name}, the thief completes the flow`,
  async run(target) {
    const owner = await createOwner(target)
    const email = `${newName()}@gmail.com`
    const flow = await startGoogleFlow(target, { token: owner.token, value: owner.username, from: newNetwork() })
    await act(target, owner)
    const page = await flow.end(email)
    const signedInId = await signInWithGoogle(target, email)
    return {
      isBlocked: flow.startResponse.status === 200 && !signedInId,
      details: `ended at ${page.slice(0, 40)}; ${formatSignIn(signedInId)}`,
    }
  },
}))

/** Registers a squatter: a student with the Gmail address of a victim and another Google account. */
async function createSquatter(target: AttackTarget) {
  const victim = `${newName()}@gmail.com`
  const squatter = await createStudent(target, { username: victim })
  return { victim, squatter, squatterEmail: await connectGoogle(target, squatter) }
}

const squattingAttacks: Attack[] = [
  {
    finding: 3,
    name: 'a squatter has victim@gmail.com and another Google account, the victim resets the password',
    async run(target) {
      const { victim, squatter, squatterEmail } = await createSquatter(target)
      const token = await findMailToken(target, victim, /confirm/i)
      await target.send('/api/auth/email/confirm/', { body: { token } })
      await reset(target, victim, newNetwork())
      const [byPassword, byGoogle] = [await login(target, squatter), await signInWithGoogle(target, squatterEmail)]
      return {
        isBlocked: byPassword.status === 401 && byGoogle !== squatter.id,
        details: `sign-in of the squatter: by password ${byPassword.status}, by Google ${byGoogle ? 'succeeds' : 'fails'}`,
      }
    },
  },
  {
    finding: 3,
    name: 'a squatter with victim@gmail.com prevents the Google sign-up of the victim',
    async run(target) {
      const { victim, squatter } = await createSquatter(target)
      const from = newNetwork()
      const { temporary_token } = await upload(target, from)
      const flow = await startGoogleFlow(target, { body: { temporary_token }, value: temporary_token, from })
      const page = await flow.end(victim)
      const id = page.startsWith('/login?state=') ? (await flow.signIn(page)).body.user?.id : undefined
      return {
        isBlocked: id !== undefined && id !== squatter.id,
        details: `the victim ${id ? 'signs up' : `is refused: ${decodeURIComponent(page).slice(0, 60)}`}`,
      }
    },
  },
]

const proofAttack: Attack = {
  finding: 3,
  name: "a thief uses another Google account as the owner's proof",
  async run(target) {
    const owner = await createOwner(target)
    await ageProofs(target, owner.id)
    const flow = await startGoogleFlow(target, {
      token: owner.token,
      value: owner.username,
      body: { purpose: 'prove' },
      from: newNetwork(),
    })
    const page = await flow.end(`${newName()}@gmail.com`)
    const body = { email: `${newName()}@evil.example` }
    const { status, code } = await target.send('/api/auth/email/', { token: owner.token, body })
    return { isBlocked: status === 400, details: `ended at ${page.slice(0, 40)}; an address change: ${code || status}` }
  },
}

export const googleLinkAttacks: readonly Attack[] = [
  ...linkAttacks,
  freshProofAttack,
  ...lateAttacks,
  proofAttack,
  ...squattingAttacks,
]
