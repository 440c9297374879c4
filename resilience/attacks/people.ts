import { setTimeout as sleep } from 'node:timers/promises'
import { aNetwork, asUpload, type Answer } from './ask.ts'
import { linkTo } from './mails.ts'
import type { Stage } from './stage.ts'

export type Student = { id: string; username: string; password: string; token: string; network: string }

let people = 0
export const aName = (): string => `person-${++people}`
export const aPassword = 'violet kettle 81'
export const newPassword = 'amber ladder 44'

/** Whatever is refused here breaks the attack: nothing was shown. */
export function must(answer: Answer, what: string): Answer {
  if (answer.status < 200 || answer.status >= 400) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return answer
}

/** The upload of a visitor: what registering asks for. On a busy machine the reader asks to come again. */
export async function upload(stage: Stage, from: string): Promise<{ temporary_token: string; resume_url: string }> {
  for (let tries = 0; ; tries++, await sleep(1_000)) {
    const answer = await stage.ask('/api/resume/', { ...asUpload(stage.pdf), from })
    if (answer.code === 'reader_busy' && tries < 30) continue
    const { temporary_token, resume_url } = must(answer, 'An upload').body
    return { temporary_token, resume_url }
  }
}

/** Registers a student from a network of their own. */
export async function aStudent(stage: Stage, options: { username?: string; password?: string } = {}): Promise<Student> {
  const [network, username, password] = [aNetwork(), options.username ?? aName(), options.password ?? aPassword]
  const body = { ...(await upload(stage, network)), username, password }
  const { access_token: token, user } = must(
    await stage.ask('/api/auth/register/', { body, from: network }),
    'A registration',
  ).body
  return { id: user.id, username, password, token, network }
}

export const login = (
  stage: Stage,
  { username, password, network }: Pick<Student, 'username' | 'password' | 'network'>,
) => stage.ask('/api/auth/login/', { body: { username, password }, from: network })

export const me = async (stage: Stage, token: string) =>
  must(await stage.ask('/api/auth/me/', { token }), 'The profile').body

/** A student whose address is confirmed, by the link that was mailed when they registered with it. */
export async function anOwner(stage: Stage, email = `${aName()}@mail.riverbend.edu`): Promise<Student> {
  const student = await aStudent(stage, { username: email })
  const token = await linkTo(stage, email, /confirm/i)
  must(await stage.ask('/api/auth/email/confirm/', { body: { token } }), 'Confirming an address')
  return student
}

/** As if all sessions had been begun an hour ago. A server that knows no proofs has nothing to age. */
export async function timePasses(stage: Stage, studentId: string): Promise<void> {
  await stage.sql`update sessions set proved_at = now() - interval '1 hour' where student_id = ${studentId}`.catch(
    (error: { code?: string }) => {
      if (error.code !== '42703') throw error
    },
  )
}

/** The owner asks for a link and sets a new password with it. */
export async function reset(stage: Stage, email: string, from: string): Promise<void> {
  must(await stage.ask('/api/auth/password-reset/', { body: { email }, from }), 'Asking for a reset')
  const token = await linkTo(stage, email, /password/i)
  const body = { token, password: newPassword }
  must(await stage.ask('/api/auth/reset-password/', { body, from }), 'A reset')
}

export const changePassword = (stage: Stage, { token, password, network }: Student) =>
  stage.ask('/api/auth/me/', {
    token,
    from: network,
    body: { action: 'change_password', old_password: password, new_password: newPassword },
  })

export async function onBasic({ sql }: Stage, { id }: Student): Promise<void> {
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 day' where id = ${id}`
}
