import { expect, test } from 'vitest'
import { isSaid, textsSeen } from './messages.ts'

const message = { id: 'a', text: 'Upload failed with status: {status}', when: '', quoted: true }
const spec = (ok: boolean, ...descriptions: string[]) => ({
  ok,
  tests: [{ annotations: descriptions.map((description) => ({ type: 'message', description })) }],
})

test('reads the texts of journeys that passed, at any depth', () => {
  const report = {
    suites: [{ specs: [spec(true, 'one')], suites: [{ specs: [spec(true, 'two'), spec(false, 'three')] }] }],
  }
  expect(textsSeen(report)).toEqual(['one', 'two'])
})

test('a text is said byte by byte, a pattern with something in its place', () => {
  expect(isSaid(message, 'Upload failed with status: 500')).toBe(false)
  expect(isSaid({ ...message, pattern: true }, 'Upload failed with status: 500')).toBe(true)
  expect(isSaid({ ...message, pattern: true }, 'Upload failed with status: ')).toBe(false)
  expect(isSaid({ ...message, text: 'Saved.' }, 'Saved')).toBe(false)
})

test.each([
  ['+N more', '+2 more', '+ more'],
  ['Failed to <action>. Server returned {status}.', 'Failed to save. Server returned 500.', 'Failed to save.'],
  ['AI generation failed: ...', 'AI generation failed: no answer', 'AI generation failed: '],
  ['You may not access/create/set default/save ...', 'You may not set default template.', 'You may not try.'],
  ['Trying again in {n} seconds...', 'Trying again in 5 seconds...', 'Trying again in 5 seconds'],
])('fits the pattern "%s"', (text, said, unsaid) => {
  const pattern = { ...message, text, pattern: true }
  expect([isSaid(pattern, said), isSaid(pattern, unsaid)]).toEqual([true, false])
})
