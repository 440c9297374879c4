import { requestPasswordReset } from '@labreach/contract/account'
import { login } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const TRIES = 200

/** Median times of two calls that take turns, first one and then the other going first. In ms. */
async function medians(known: (turn: number) => Promise<unknown>, unknown: (turn: number) => Promise<unknown>) {
  const times: [number[], number[]] = [[], []]
  const timed = async (which: 0 | 1, turn: number) => {
    const start = performance.now()
    await (which === 0 ? known : unknown)(turn)
    times[which].push(performance.now() - start)
  }
  for (let turn = 0; turn < TRIES; turn++) {
    const first = turn % 2 === 0 ? 0 : 1
    await timed(first, turn)
    await timed(first === 0 ? 1 : 0, turn)
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[TRIES / 2]!) as [number, number]
}

const students = await Promise.all(Array.from({ length: TRIES }, () => aStudent(app)))
await Promise.all(
  students.map(({ id, username }) =>
    app.world.db
      .updateTable('students')
      .set({ email: `${username}@example.edu`, email_verified_at: app.clock.now() })
      .where('id', '=', id)
      .execute(),
  ),
)

test('a wrong password for a known and for an unknown username takes the same time, within a tenth', async () => {
  const guess = (username: string) => app.call(login, { body: { username, password: 'a wrong guess' } })
  const [known, unknown] = await medians(
    (turn) => guess(students[turn]!.username),
    (turn) => guess(`nobody-${String(turn).padStart(12, '0')}`),
  )
  expect(Math.abs(known / unknown - 1), `${known} ms and ${unknown} ms`).toBeLessThan(0.1)
}, 120_000)

test('asking for a reset for a known and for an unknown address takes the same time, within a tenth', async () => {
  const ask = (email: string) => app.call(requestPasswordReset, { body: { email } })
  const [known, unknown] = await medians(
    (turn) => ask(`${students[turn]!.username}@example.edu`),
    (turn) => ask(`nobody-${String(turn).padStart(12, '0')}@example.edu`),
  )
  expect(Math.abs(known / unknown - 1), `${known} ms and ${unknown} ms`).toBeLessThan(0.1)
}, 120_000)
