import type { RunContext } from '../run-context.ts'
import { call, callUntilKnown, type Student } from './student.ts'

type Upload = { temporary_token: string; resume_url: string }
export type NewSession = { access_token: string; user: { id: string; username: string } }

export function createResumeForm(run: RunContext, number: number, name: string): FormData {
  const form = new FormData()
  const pdf = run.resumes[number % run.resumes.length]!
  form.set('upload_file', new File([pdf], name, { type: 'application/pdf' }))
  return form
}

/** Uploads the first resume. Null if the product does not accept it. */
export async function uploadAsVisitor(run: RunContext, number: number): Promise<Upload | null> {
  const path = '/api/resume/'
  const form = createResumeForm(run, number, 'first.pdf')
  const { body, outcome } = await callUntilKnown<Upload>(run, { kind: 'upload', path, request: { form }, tries: 1 })
  return outcome === 'done' ? body : null
}

/** Uploads a resume and registers, with a generated letter for odd numbers. Null if a call fails. */
export async function signUp(run: RunContext, number: number): Promise<Student | null> {
  const upload = await uploadAsVisitor(run, number)
  if (!upload) return null
  const body = { temporary_token: upload.temporary_token }
  type Generated = { template?: { content: string } }
  const path = '/api/emails/ai_generate_template/'
  const template = number % 2 ? (await call<Generated>(run, path, { body })).body.template?.content : undefined
  const username = `student-${process.pid}-${number}`
  const password = `the secret of ${number}`
  const account = { ...upload, username, password }
  const registration = await callUntilKnown<NewSession>(run, {
    kind: 'account',
    path: '/api/auth/register/',
    request: { body: account },
  })
  if (registration.outcome !== 'done') return null
  const { access_token: token, user } = registration.body
  run.expected.accounts.set(user.id, { username, password, template: template ?? null, referredBy: null })
  run.expected.resumes.set(user.id, { current: 'first.pdf', possible: [] })
  return { id: user.id, username, password, email: `${username}@gmail.com`, token }
}
