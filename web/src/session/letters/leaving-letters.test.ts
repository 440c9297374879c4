import { afterEach, expect, test, vi } from 'vitest'
import {
  addLeaving,
  changeLeaving,
  findLeaving,
  leavingLetters,
  leavingTimes,
  removeLeaving,
  watchLeaving,
} from './leaving-letters.ts'

const clickedAt = Date.parse('2026-11-25T20:00:00.000Z')
const letter = (id: number) => ({
  id,
  relationshipId: 7,
  professorName: 'Ada Quill',
  followUpTo: null,
  sendAt: clickedAt + 10_000,
  leavesAt: clickedAt + 10_000,
  undoUntil: clickedAt + 10_000,
  stage: 'held' as const,
  isShown: true,
})
afterEach(() => leavingLetters().forEach(({ id }) => removeLeaving(id)))

test('the countdown ends at the server’s time, or ten seconds after the click if the clocks differ [SEND-70]', () => {
  const times = { clickedAt, respondedAt: clickedAt + 400 }
  const leaves = (sendAt: string) => leavingTimes(sendAt, times, 10_000).leavesAt - clickedAt
  expect(leaves('2026-11-25T20:00:09.500Z')).toBe(9_500)
  expect(leaves('2026-11-25T20:00:04.000Z')).toBe(4_000)
  expect(leaves('2026-11-25T20:00:10.400Z'), 'the response took a while').toBe(10_000)
  expect(leaves('2026-11-25T19:55:10.000Z'), 'the browser is ahead').toBe(10_000)
  const behind = '2026-11-25T20:05:10.000Z'
  expect(leaves(behind), 'the browser is behind').toBe(10_000)
  expect(leavingTimes(behind, times, 10_000).sendAt, 'by the clock of the server').toBe(Date.parse(behind))
})

test('after a slow response Undo is offered as long as the server may hold the letter, the countdown not [SEND-95]', () => {
  const times = (sendAt: string, tookMs: number) => {
    const { leavesAt, undoUntil } = leavingTimes(sendAt, { clickedAt, respondedAt: clickedAt + tookMs }, 10_000)
    return [leavesAt - clickedAt, undoUntil - clickedAt]
  }
  expect(times('2026-11-25T20:00:14.000Z', 6_000), 'the clocks agree').toEqual([10_000, 14_000])
  expect(times('2026-11-25T20:05:10.000Z', 6_000), 'the browser is behind').toEqual([10_000, 16_000])
  expect(times('2026-11-25T19:55:10.000Z', 6_000), 'the browser is ahead').toEqual([10_000, 16_000])
  expect(times('2026-11-25T20:00:10.010Z', 20), 'a fast response').toEqual([10_000, 10_000])
})

test('letters are listed once, changed and removed, and watchers are called', () => {
  const watcher = vi.fn<() => void>()
  const stop = watchLeaving(watcher)
  addLeaving(letter(1))
  addLeaving(letter(2))
  addLeaving({ ...letter(1), leavesAt: clickedAt })
  changeLeaving(2, { isShown: false })
  expect(leavingLetters().map(({ id, isShown }) => [id, isShown])).toEqual([
    [2, false],
    [1, true],
  ])
  removeLeaving(1)
  expect(findLeaving(1)).toBeUndefined()
  expect(watcher).toHaveBeenCalledTimes(5)
  stop()
  removeLeaving(2)
  expect(watcher).toHaveBeenCalledTimes(5)
})
