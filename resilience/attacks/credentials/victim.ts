import { unlockProfessor } from '../letters.ts'
import { newNetwork, type HttpRequest, type HttpResponse } from '../http-client.ts'
import { createStudent, login, requireSuccess, setBasic, type Student } from '../students.ts'
import type { AttackTarget, Professor } from '../target.ts'
import { requireAnswer } from './attempts.ts'

type Link = { id: number; token: string }

/** A student with all that the attacks are after: tokens, a link, and a draft that begins with `Planted`. */
export type Victim = {
  student: Student
  professor: Professor
  tokens: { read: string; draft: string; revoked: string; expired: string; refresh: string }
  link: Link
  text: string
}

export const own = ({ token, network }: Student): Pick<HttpRequest, 'token' | 'from'> => ({ token, from: network })

export async function createToken(target: AttackTarget, student: Student, scope: 'read' | 'draft') {
  const body = { name: 'My assistant', scope }
  const { id, token } = requireSuccess(
    await target.send('/api/assistants/tokens/', { ...own(student), body }),
    'the token',
  ).body
  return { id: id as string, token: token as string }
}

export async function createLink(target: AttackTarget, student: Student, { id }: Professor): Promise<Link> {
  const path = `/api/professors/${id}/mentors/`
  const made = requireSuccess(await target.send(path, { ...own(student), method: 'POST' }), 'the link').body
  return { id: Number(made.id), token: new URL(made.url as string).hash.slice(1) }
}

/** A student on Basic with an unlocked professor and a saved draft. */
export async function createWriter(target: AttackTarget) {
  const [student, professor] = [await createStudent(target), await target.nextProfessor()]
  await setBasic(target, student)
  await unlockProfessor(target, student, professor)
  const text = `Planted words of ${student.username}.\n\nWrite to planted.secret@hidden.example, please. Thank you.`
  const body = { draft: text, subject: 'Planted subject' }
  requireSuccess(await target.send(`/api/professors/${professor.id}/draft/`, { ...own(student), body }), 'the draft')
  return { student, professor, text }
}

export async function createVictim(target: AttackTarget): Promise<Victim> {
  const writer = await createWriter(target)
  const { student } = writer
  const link = await createLink(target, student, writer.professor)
  const [read, draft] = [await createToken(target, student, 'read'), await createToken(target, student, 'draft')]
  const [revoked, expired] = [await createToken(target, student, 'draft'), await createToken(target, student, 'draft')]
  const path = `/api/assistants/tokens/${revoked.id}/`
  requireSuccess(await target.send(path, { ...own(student), method: 'DELETE' }), 'the revocation')
  await target.sql`update sessions set expires_at = now() - interval '1 second' where id = ${expired.id}`
  const refresh = requireSuccess(await login(target, student), 'the sign-in').body.refresh_token as string
  const tokens = {
    read: read.token,
    draft: draft.token,
    revoked: revoked.token,
    expired: expired.token,
    refresh,
  }
  return { ...writer, link, tokens }
}

/** A message of JSON-RPC. */
export const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
export const toolCall = (name: unknown, input: object = {}) => message('tools/call', { name, arguments: input })

export const postMessage = (
  target: AttackTarget,
  token: string | undefined,
  body: unknown,
  request: HttpRequest = {},
) => target.send('/mcp', { token, body, from: newNetwork(), ...request })

/** Whether a tool did what it was asked for. A failure of the server counts, since a tool must not fail by its input. */
export function isServed(response: HttpResponse): boolean {
  const { status, body, text } = requireAnswer(response)
  const isError = body.error !== undefined || body.result?.isError === true || !/"result"/.test(text)
  return status >= 500 || (status < 400 && !isError)
}

/** Calls by the token of a mentor's link. */
export const mentorHeaders = (token: string, visit = 'of an attacker') => ({
  'x-mentor-link': token,
  'x-mentor-visit': visit,
})
