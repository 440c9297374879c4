import type { Scene } from '../scene.ts'
import { write, type Student } from './student.ts'

/** Asks for a link to set a new password: one mail to the student's Google address. */
export async function askForMail(scene: Scene, { email }: Student): Promise<void> {
  const path = '/api/auth/password-reset/'
  const { outcome } = await write(scene, { kind: 'mail', path, httpCall: { body: { email } }, tries: 1 })
  if (outcome === 'done') scene.ledger.mails.push({ to: email, round: scene.round })
}
