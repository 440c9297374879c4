import { expect, test } from 'vitest'
import { aStudent } from '../../session/a-student.ts'
import { unlockResetsAt } from './unlock-resets-at.ts'

const until = '2027-03-05T18:30:00.000Z'
const quotas = (totalUsed: number) => ({
  ...aStudent.quotas,
  unlocks_week: { used: 9, limit: 9, resets_at: until },
  unlocks_total: { used: totalUsed, limit: 30, resets_at: null },
})

test('the week promises no unlock once the total is used up [UNLOCK-30]', () => {
  expect(unlockResetsAt(quotas(29))).toBe(until)
  expect(unlockResetsAt(quotas(30))).toBeNull()
  expect(unlockResetsAt(quotas(31))).toBeNull()
})
