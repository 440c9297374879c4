import { UNLIMITED } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { countUnlocks, describeLeft } from './describe-left.ts'

/** A Thursday. */
const now = new Date(2026, 10, 26, 14, 0)
const at = (days: number, hours = 0) => new Date(2026, 10, 26 + days, 14 + hours, 5).toISOString()
const quota = (used: number, limit: number, resets_at: string | null = null, next_at?: string) => ({
  used,
  limit,
  resets_at,
  ...(next_at && { next_at }),
})
const fresh = {
  unlocks_week: quota(0, 9),
  unlocks_total: quota(0, 30),
  ai_day: quota(0, 4),
  emails_day: quota(0, 1),
}
const describe = (quotas: Partial<typeof fresh>) => {
  const { parts, backs } = describeLeft({ quotas: { ...fresh, ...quotas } }, now)
  return {
    texts: parts.map(({ text }) => text),
    scarce: parts.flatMap((one) => (one.isScarce ? [one.text] : [])),
    backs,
  }
}

test('says what is left of each limit, in singular and plural, and nothing scarce before anything is used [BROWSE-53]', () => {
  expect(describe({})).toEqual({ texts: ['9 unlocks', '4 AI uses', '1 letter'], scarce: [], backs: [] })
})

test('says when the next unlock comes back while some are left [BROWSE-53]', () => {
  expect(describe({ unlocks_week: quota(1, 9, null, at(4)), unlocks_total: quota(1, 30) })).toEqual({
    texts: ['8 unlocks', '4 AI uses', '1 letter'],
    scarce: [],
    backs: ['next unlock back Monday'],
  })
})

test('says when a used up limit has the next one: today, tomorrow, this week or later [BROWSE-53]', () => {
  const used = describe({
    unlocks_week: quota(9, 9, at(7)),
    unlocks_total: quota(9, 30),
    ai_day: quota(4, 4, at(1)),
    emails_day: quota(1, 1, at(0, 1)),
  })
  expect(used.texts).toEqual(['nothing'])
  expect(used.scarce).toEqual(used.texts)
  expect(used.backs).toEqual([
    'next unlock back on Dec 3',
    'next AI use back tomorrow at 2:05 PM',
    'next letter back at 3:05 PM',
  ])
})

test('says a day once that brings several back [BROWSE-53]', () => {
  const some = { unlocks_week: quota(9, 9, at(7)), unlocks_total: quota(9, 30), emails_day: quota(1, 1, at(7)) }
  expect(describe(some)).toMatchObject({
    texts: ['no unlocks', '4 AI uses', 'no letters'],
    backs: ['next unlock and letter back on Dec 3'],
  })
})

test('says only the day if nothing is left and all come back on it [BROWSE-53]', () => {
  const all = { unlocks_week: quota(9, 9, at(7)), unlocks_total: quota(9, 30), ai_day: quota(4, 4, at(7)) }
  expect(describe({ ...all, emails_day: quota(1, 1, at(7)) })).toMatchObject({
    texts: ['nothing'],
    backs: ['more again on Dec 3'],
  })
  // No unlock comes back after the last of all.
  expect(describe({ ...all, unlocks_total: quota(30, 30), emails_day: quota(1, 1, at(7)) })).toMatchObject({
    texts: ['nothing'],
    backs: ['next AI use and letter back on Dec 3'],
  })
})

test('only the last one left is scarce [BROWSE-53]', () => {
  const quotas = { unlocks_week: quota(8, 9, null, at(2)), unlocks_total: quota(8, 30), ai_day: quota(2, 4) }
  expect(describe(quotas)).toMatchObject({ texts: ['1 unlock', '2 AI uses', '1 letter'], scarce: ['1 unlock'] })
})

test('promises no unlock that the total does not allow [BROWSE-53]', () => {
  expect(describe({ unlocks_week: quota(2, 9, null, at(2)), unlocks_total: quota(30, 30) })).toMatchObject({
    texts: ['no unlocks', '4 AI uses', '1 letter'],
    backs: [],
  })
  expect(describe({ unlocks_week: quota(2, 9, null, at(2)), unlocks_total: quota(28, 30) })).toMatchObject({
    texts: ['2 unlocks', '4 AI uses', '1 letter'],
    backs: [],
  })
})

test('the last unlocks of all are known as such, also if as many are left this week [UNLOCK-31]', () => {
  const count = (week: number, total: number) =>
    countUnlocks({ unlocks_week: quota(week, 9, null, at(2)), unlocks_total: quota(total, 30) })
  expect(count(3, 29)).toEqual({ left: 1, areLast: true })
  expect(count(8, 29)).toEqual({ left: 1, areLast: true })
  expect(count(8, 28)).toEqual({ left: 1, areLast: false })
  expect(count(9, 31)).toEqual({ left: 0, areLast: true })
  expect(describe({ unlocks_week: quota(8, 9, null, at(2)), unlocks_total: quota(29, 30) }).backs).toEqual([])
})

test('leaves out what is unlimited [BROWSE-53]', () => {
  const basic = {
    unlocks_week: quota(2, 99, null, at(2)),
    unlocks_total: quota(2, UNLIMITED),
    ai_day: quota(7, UNLIMITED),
  }
  expect(describe({ ...basic, emails_day: quota(1, 50) })).toMatchObject({ texts: ['97 unlocks', '49 letters'] })
})
