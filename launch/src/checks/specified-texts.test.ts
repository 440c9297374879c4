import { expect, test } from 'vitest'
import { matchesText, collectTexts } from './specified-texts.ts'

const specified = { id: 'a', text: 'Upload failed with status: {status}', when: '', quoted: true }
const spec = (ok: boolean, ...descriptions: string[]) => ({
  ok,
  tests: [{ annotations: descriptions.map((description) => ({ type: 'message', description })) }],
})

test('collects the texts of passed journeys from nested suites', () => {
  const report = {
    suites: [{ specs: [spec(true, 'one')], suites: [{ specs: [spec(true, 'two'), spec(false, 'three')] }] }],
  }
  expect(collectTexts(report)).toEqual(['one', 'two'])
})

test('a text must match exactly, a pattern with at least one character for each variable', () => {
  expect(matchesText(specified, 'Upload failed with status: 500')).toBe(false)
  expect(matchesText({ ...specified, pattern: true }, 'Upload failed with status: 500')).toBe(true)
  expect(matchesText({ ...specified, pattern: true }, 'Upload failed with status: ')).toBe(false)
  expect(matchesText({ ...specified, text: 'Saved.' }, 'Saved')).toBe(false)
})

test.each([
  ['+N more', '+2 more', '+ more'],
  ['Failed to <action>. Server returned {status}.', 'Failed to save. Server returned 500.', 'Failed to save.'],
  ['AI generation failed: ...', 'AI generation failed: no answer', 'AI generation failed: '],
  ['You may not access/create/set default/save ...', 'You may not set default template.', 'You may not try.'],
  ['Trying again in {n} seconds...', 'Trying again in 5 seconds...', 'Trying again in 5 seconds'],
])('matches the pattern "%s"', (text, shown, other) => {
  const pattern = { ...specified, text, pattern: true }
  expect([matchesText(pattern, shown), matchesText(pattern, other)]).toEqual([true, false])
})
