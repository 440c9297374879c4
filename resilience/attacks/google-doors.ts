import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { connect, entersWithGoogle, googleFlow, hasGrant } from './google.ts'
import { linkTo } from './mails.ts'
import { aName, anOwner, aStudent, login, reset, timePasses, upload } from './people.ts'
import { owners } from './side-doors.ts'
import type { Stage } from './stage.ts'

const linked: Attack[] = owners.map(([name, act]) => ({
  finding: 3,
  name: `a thief links Google with a stolen token, ${name}, the thief enters with Google`,
  async play(stage) {
    const owner = await anOwner(stage)
    await timePasses(stage, owner.id)
    const email = `${aName()}@gmail.com`
    const flow = await googleFlow(stage, { token: owner.token, value: owner.username, from: aNetwork() })
    await flow.end(email)
    await act(stage, owner)
    const entered = await entersWithGoogle(stage, email)
    return {
      held: entered !== owner.id,
      seen: `flow: ${flow.opened.code || flow.opened.status}; the thief ${entered ? 'enters' : 'does not enter'}`,
    }
  },
}))

const fresh: Attack = {
  finding: 3,
  name: "a thief links Google just after the owner's sign-in, the owner resets",
  async play(stage) {
    const owner = await anOwner(stage)
    const email = await connect(stage, { ...owner, network: aNetwork() })
    await reset(stage, owner.username, owner.network)
    const entered = await entersWithGoogle(stage, email)
    return {
      held: entered !== owner.id && !(await hasGrant(stage, email)),
      seen: `the thief ${entered ? 'enters' : 'does not enter'}`,
    }
  },
}

const late: Attack[] = owners.map(([name, act]) => ({
  finding: 3,
  name: `a flow to Google opened before, ${name}, the flow is finished after`,
  async play(stage) {
    const owner = await anOwner(stage)
    const email = `${aName()}@gmail.com`
    const flow = await googleFlow(stage, { token: owner.token, value: owner.username, from: aNetwork() })
    await act(stage, owner)
    const page = await flow.end(email)
    const entered = await entersWithGoogle(stage, email)
    return {
      held: flow.opened.status === 200 && !entered,
      seen: `ended at ${page.slice(0, 40)}; the thief ${entered ? 'enters' : 'does not enter'}`,
    }
  },
}))

/** Registers with somebody else's address of Gmail, and links a Google account of their own. */
async function squats(stage: Stage) {
  const victim = `${aName()}@gmail.com`
  const squatter = await aStudent(stage, { username: victim })
  return { victim, squatter, own: await connect(stage, squatter) }
}

const squatting: Attack[] = [
  {
    finding: 3,
    name: 'a squatter with victim@gmail.com and Google of their own, the victim resets',
    async play(stage) {
      const { victim, squatter, own } = await squats(stage)
      const token = await linkTo(stage, victim, /confirm/i)
      await stage.ask('/api/auth/email/confirm/', { body: { token } })
      await reset(stage, victim, aNetwork())
      const [byPassword, byGoogle] = [await login(stage, squatter), await entersWithGoogle(stage, own)]
      return {
        held: byPassword.status === 401 && byGoogle !== squatter.id,
        seen: `password: ${byPassword.status}; Google ${byGoogle ? 'enters' : 'does not enter'}`,
      }
    },
  },
  {
    finding: 3,
    name: 'a squatter with victim@gmail.com keeps the victim from signing up with Google',
    async play(stage) {
      const { victim, squatter } = await squats(stage)
      const from = aNetwork()
      const { temporary_token } = await upload(stage, from)
      const flow = await googleFlow(stage, { body: { temporary_token }, value: temporary_token, from })
      const page = await flow.end(victim)
      const id = page.startsWith('/login?state=') ? (await flow.signIn(page)).body.user?.id : undefined
      return {
        held: id !== undefined && id !== squatter.id,
        seen: `the victim ${id ? 'signs up' : `is refused: ${decodeURIComponent(page).slice(0, 60)}`}`,
      }
    },
  },
]

const proving: Attack = {
  finding: 3,
  name: 'a thief proves with a Google account of their own that they are the owner',
  async play(stage) {
    const owner = await anOwner(stage)
    await timePasses(stage, owner.id)
    const flow = await googleFlow(stage, {
      token: owner.token,
      value: owner.username,
      body: { purpose: 'prove' },
      from: aNetwork(),
    })
    const page = await flow.end(`${aName()}@gmail.com`)
    const body = { email: `${aName()}@evil.example` }
    const { status, code } = await stage.ask('/api/auth/email/', { token: owner.token, body })
    return { held: status === 400, seen: `ended at ${page.slice(0, 40)}; an address change: ${code || status}` }
  },
}

export const googleDoors: readonly Attack[] = [...linked, fresh, ...late, proving, ...squatting]
