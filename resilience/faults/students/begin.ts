import type { Scene } from '../scene.ts'
import { call, write, type Student } from './student.ts'

type Upload = { temporary_token: string; resume_url: string }
export type Credentials = { access_token: string; user: { id: string; username: string } }

export function resumeForm(scene: Scene, number: number, name: string): FormData {
  const form = new FormData()
  const pdf = scene.resumes[number % scene.resumes.length]!
  form.set('upload_file', new File([pdf], name, { type: 'application/pdf' }))
  return form
}

/** A visitor's resume; null when the product would not take it. */
export async function visit(scene: Scene, number: number): Promise<Upload | null> {
  const path = '/api/resume/'
  const form = resumeForm(scene, number, 'first.pdf')
  const { body, outcome } = await write<Upload>(scene, { kind: 'upload', path, httpCall: { form }, tries: 1 })
  return outcome === 'done' ? body : null
}

/** From the upload to the account, every second time with a generated letter; null when it came to nothing. */
export async function begin(scene: Scene, number: number): Promise<Student | null> {
  const upload = await visit(scene, number)
  if (!upload) return null
  const body = { temporary_token: upload.temporary_token }
  type Generated = { template?: { content: string } }
  const path = '/api/emails/ai_generate_template/'
  const template = number % 2 ? (await call<Generated>(scene, path, { body })).body.template?.content : undefined
  const username = `student-${process.pid}-${number}`
  const password = `the secret of ${number}`
  const account = { ...upload, username, password }
  const made = await write<Credentials>(scene, {
    kind: 'account',
    path: '/api/auth/register/',
    httpCall: { body: account },
  })
  if (made.outcome !== 'done') return null
  const { access_token: token, user } = made.body
  scene.ledger.accounts.set(user.id, { username, password, template: template ?? null, referredBy: null })
  scene.ledger.resumes.set(user.id, { is: 'first.pdf', orMaybe: [] })
  return { id: user.id, username, password, email: `${username}@gmail.com`, token }
}
