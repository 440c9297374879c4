import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { createSender, optOut, listSentMails, unlockProfessor, sendLetter, type Sender } from './letters.ts'
import { changePassword, requireSuccess } from './students.ts'
import type { Professor, AttackTarget } from './target.ts'

const actions: [name: string, act: (target: AttackTarget, sender: Sender, to: Professor) => Promise<unknown>][] = [
  [
    'after a removal of the Google link',
    (target, { token }) => target.send('/api/auth/clear-google-token/', { method: 'POST', token }),
  ],
  ['after an opt-out of the professor', (target, _, to) => optOut(target, to, newNetwork())],
  [
    'after a new password, in the new session',
    async (target, sender) => {
      const { body } = requireSuccess(await changePassword(target, sender), 'the new password')
      sender.token = body.access_token
    },
  ],
]

/** A repeated request must return the result of the first one, despite later changes. */
export const replayAttacks: readonly Attack[] = actions.map(([name, act]) => ({
  finding: 16,
  name: `a repeated request with the same Idempotency-Key ${name}`,
  async run(target) {
    const [sender, professor, key] = [await createSender(target), await target.nextProfessor(), crypto.randomUUID()]
    await unlockProfessor(target, sender, professor)
    requireSuccess(await sendLetter(target, sender, professor, { key }), 'the letter')
    await act(target, sender, professor)
    const { status, body, code } = await sendLetter(target, sender, professor, { key })
    const delivered = (await listSentMails(target, sender)).length
    return {
      isBlocked: status === 200 && body.state === 'sent' && delivered === 1,
      details: `response "${body.state ?? code}", ${delivered} delivered`,
    }
  },
}))
