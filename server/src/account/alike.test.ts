import { requestPasswordReset } from '@labreach/contract/account'
import { login } from '@labreach/contract/session'
import { Piscina } from 'piscina'
import { expect, test, vi } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const student = await aStudent(app)
const email = `${student.username}@example.edu`
await app.services.db
  .updateTable('students')
  .set({ email, email_verified_at: app.clock.now() })
  .where('id', '=', student.id)
  .execute()

const guess = (username: string) => app.call(login, { body: { username, password: 'a wrong guess' } })
// The hash for unknown names is computed once, by the first sign-in.
await guess('first-sign-in')

/** Records the jobs of the password threads and the SQL statements of a call, in order. */
async function recordWork(call: () => Promise<{ status: number }>) {
  const executor: object = Object.getPrototypeOf(Object.getPrototypeOf(app.services.db.getExecutor()))
  const statements = vi.spyOn(executor as { executeQuery: (query: { sql: string }) => unknown }, 'executeQuery')
  const hashing = vi.spyOn(Piscina.prototype, 'run')
  const { status } = await call()
  const work = {
    status,
    statements: statements.mock.calls.map(([{ sql }]) => sql),
    hashing: hashing.mock.calls.map(([, options]) => options?.name),
  }
  statements.mockRestore()
  hashing.mockRestore()
  return work
}

test('a wrong password for a known and for an unknown username costs the same work [LOGIN-8]', async () => {
  vi.spyOn(app.services.jobs, 'add').mockResolvedValue()
  const known = await recordWork(() => guess(student.username))
  const unknown = await recordWork(() => guess('unknown-name'))
  expect(known).toEqual(unknown)
  expect(known.hashing).toEqual(['verify'])
  expect(known.statements.length).toBeGreaterThan(1)
})

test('a reset request for a known and for an unknown address costs the same work; the rest is a job [PASSWORD-3]', async () => {
  const queued = vi.spyOn(app.services.jobs, 'add').mockResolvedValue()
  const request = (address: string) => recordWork(() => app.call(requestPasswordReset, { body: { email: address } }))
  const [known, unknown] = [await request(email), await request('unknown-name@example.edu')]
  expect(known).toEqual(unknown)
  expect(known.statements.length).toBeGreaterThan(0)
  expect(queued.mock.calls.map(([, job]) => job)).toEqual(['password_reset', 'password_reset'])
})
