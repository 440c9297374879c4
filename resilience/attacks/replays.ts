import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { createWriter, optOut, listSentMails, unlockProfessor, sendLetter, type Writer } from './letters.ts'
import { changePassword, requireSuccess } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

const actions: [name: string, act: (target: AttackTarget, writer: Writer, to: Professor) => Promise<unknown>][] = [
  [
    'after a removal of the Google link',
    (target, { token }) => target.send('/api/auth/clear-google-token/', { method: 'POST', token }),
  ],
  ['after an opt-out of the professor', (target, _, to) => optOut(target, to, newNetwork())],
  [
    'after a new password, in the new session',
    async (target, writer) => {
      const { body } = requireSuccess(await changePassword(target, writer), 'the new password')
      writer.token = body.access_token
    },
  ],
]

/** A repeated request must return the result of the first one, despite later changes. */
export const replayAttacks: readonly Attack[] = actions.map(([name, act]) => ({
  finding: 16,
  name: `a repeated request with the same Idempotency-Key ${name}`,
  async play(target) {
    const [writer, professor, key] = [await createWriter(target), await target.nextProfessor(), crypto.randomUUID()]
    await unlockProfessor(target, writer, professor)
    requireSuccess(await sendLetter(target, writer, professor, { key }), 'the letter')
    await act(target, writer, professor)
    const { status, body, code } = await sendLetter(target, writer, professor, { key })
    const delivered = (await listSentMails(target, writer)).length
    return {
      isBlocked: status === 200 && body.state === 'sent' && delivered === 1,
      details: `response "${body.state ?? code}", ${delivered} delivered`,
    }
  },
}))
