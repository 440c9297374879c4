import { expect, test } from 'vitest'
import { isNew } from './is-new.ts'

const madeAt = Date.parse('2026-11-23T12:00:00Z')
const id = `${madeAt
  .toString(16)
  .padStart(12, '0')
  .replace(/^(.{8})/, '$1-')}-7abc-8def-0123456789ab`

test('a Google student who returns with an upload that was left over is no new account', () => {
  expect(isNew(id, madeAt + 60_000)).toBe(true)
  expect(isNew(id, madeAt - 60_000)).toBe(true)
  expect(isNew(id, madeAt + 86_400_000)).toBe(false)
})
