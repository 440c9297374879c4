import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { aWriter, leaves, sentBy, unlock, write, type Writer } from './letters.ts'
import { changePassword, must } from './people.ts'
import type { Professor, Stage } from './stage.ts'

const between: [name: string, act: (stage: Stage, by: Writer, to: Professor) => Promise<unknown>][] = [
  [
    'after Google was disconnected',
    (stage, { token }) => stage.ask('/api/auth/clear-google-token/', { method: 'POST', token }),
  ],
  ['after the professor opted out', (stage, _, to) => leaves(stage, to, aNetwork())],
  [
    'after a new password, in the new session',
    async (stage, by) => (by.token = must(await changePassword(stage, by), 'A new password').body.access_token),
  ],
]

/** The second click is told what became of the first, whatever has changed since. */
export const replays: readonly Attack[] = between.map(([name, act]) => ({
  finding: 16,
  name: `a repeated click under the same Idempotency-Key ${name}`,
  async play(stage) {
    const [by, professor, key] = [await aWriter(stage), await stage.neighbour(), crypto.randomUUID()]
    await unlock(stage, by, professor)
    must(await write(stage, by, professor, { key }), 'A letter')
    await act(stage, by, professor)
    const { status, body, code } = await write(stage, by, professor, { key })
    const arrived = (await sentBy(stage, by)).length
    return {
      held: status === 200 && body.state === 'sent' && arrived === 1,
      seen: `told "${body.state ?? code}", ${arrived} arrived`,
    }
  },
}))
