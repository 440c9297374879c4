import { expect, test } from 'vitest'
import { passwordMatches, startHashing } from './passwords.ts'

test('who would wait long for a hash is asked to come again; a moment later nobody is', async () => {
  await startHashing()
  const all = await Promise.allSettled(Array.from({ length: 2_000 }, () => passwordMatches(null, 'whatever')))
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused[0]).toMatchObject({ reason: { code: 'overloaded', detail: { retryAfter: 1 } } })
  // Of those who came first, as many are answered as can be in good time.
  expect(all.length - refused.length).toBeGreaterThan(10)
  expect(all.slice(0, 10).every(({ status }) => status === 'fulfilled')).toBe(true)

  expect(await passwordMatches(null, 'whatever')).toBe(false)
}, 60_000)
