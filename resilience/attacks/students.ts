import { setTimeout as sleep } from 'node:timers/promises'
import { newNetwork, createUpload, type HttpResponse } from './http-client.ts'
import { findMailToken } from './mails.ts'
import type { AttackTarget } from './target.ts'

export type Student = { id: string; username: string; password: string; token: string; network: string }

let studentCount = 0
export const newName = (): string => `person-${++studentCount}`
export const defaultPassword = 'violet kettle 81'
export const newPassword = 'amber ladder 44'

/** Throws on an error status: a preparation of the attack failed, so its result would prove nothing. */
export function requireSuccess(response: HttpResponse, what: string): HttpResponse {
  if (response.status < 200 || response.status >= 400) throw new Error(`${what}: ${response.status} ${response.text}`)
  return response
}

/** A visitor's upload, which registration requires. Retries while the server returns `reader_busy`. */
export async function upload(
  target: AttackTarget,
  from: string,
  pdf = target.pdf,
): Promise<{ temporary_token: string; resume_url: string }> {
  for (let tries = 0; ; tries++, await sleep(1_000)) {
    const response = await target.send('/api/resume/', { ...createUpload(pdf), from })
    if (response.code === 'reader_busy' && tries < 30) continue
    const { temporary_token, resume_url } = requireSuccess(response, 'the upload').body
    return { temporary_token, resume_url }
  }
}

/** Registers a student from a new network. */
export async function createStudent(
  target: AttackTarget,
  { username = newName(), password = defaultPassword }: { username?: string; password?: string } = {},
): Promise<Student> {
  const network = newNetwork()
  const body = { ...(await upload(target, network)), username, password }
  const { access_token: token, user } = requireSuccess(
    await target.send('/api/auth/register/', { body, from: network }),
    'the registration',
  ).body
  return { id: user.id, username, password, token, network }
}

export const login = (
  target: AttackTarget,
  { username, password, network }: Pick<Student, 'username' | 'password' | 'network'>,
) => target.send('/api/auth/login/', { body: { username, password }, from: network })

export const readProfile = async (target: AttackTarget, token: string) =>
  requireSuccess(await target.send('/api/auth/me/', { token }), 'the profile').body

/** Registers a student with an email address and confirms it by the mailed link. */
export async function createOwner(target: AttackTarget, email = `${newName()}@mail.riverbend.edu`): Promise<Student> {
  const student = await createStudent(target, { username: email })
  const token = await findMailToken(target, email, /confirm/i)
  requireSuccess(await target.send('/api/auth/email/confirm/', { body: { token } }), 'the confirmation of the address')
  return student
}

/** Makes the proofs of all sessions one hour old. A checkout (`--of`) without proofs does not have the column. */
export async function ageProofs(target: AttackTarget, studentId: string): Promise<void> {
  await target.sql`update sessions set proved_at = now() - interval '1 hour' where student_id = ${studentId}`.catch(
    (error: { code?: string }) => {
      if (error.code !== '42703') throw error
    },
  )
}

/** The owner requests a reset link and sets a new password with it. */
export async function reset(target: AttackTarget, email: string, from: string): Promise<void> {
  requireSuccess(await target.send('/api/auth/password-reset/', { body: { email }, from }), 'the request for a reset')
  const token = await findMailToken(target, email, /password/i)
  const body = { token, password: newPassword }
  requireSuccess(await target.send('/api/auth/reset-password/', { body, from }), 'the reset')
}

export const changePassword = (target: AttackTarget, { token, password, network }: Student) =>
  target.send('/api/auth/me/', {
    token,
    from: network,
    body: { action: 'change_password', old_password: password, new_password: newPassword },
  })

export async function setBasic({ sql }: AttackTarget, { id }: Student): Promise<void> {
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 day' where id = ${id}`
}
