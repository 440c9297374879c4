import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Config } from '../../config.ts'
import { createWriter } from './model-writer.ts'
import type { LetterFacts } from './writer.ts'

const app = await testApp()
const facts: LetterFacts = {
  student: { name: 'Ada', major: '', year: '', school: '', interests: [], skills: [] },
  resume: '',
  professor: { name: 'Zoë', affiliation: '', school: '', interests: [] },
}
const { model } = app.services.config as Config
const letter = 'Dear Professor Zoë,\n\nI am keen to learn.\n\nKind regards,\nAda'

const modelProblems = async () =>
  (await app.control<{ calls: { problem?: string }[] }>('model-calls')).calls.map(({ problem }) => problem)

test('a model that refuses max_tokens gets its newer name from then on, with room for its thoughts [AI-64]', async () => {
  const writer = createWriter({ ...model, name: 'sandbox-thinker' })
  const enhance = () => writer.enhanceLetter(facts, letter, new AbortController().signal)
  const [first, second] = await Promise.all([enhance(), enhance()])
  expect(first.letter).toContain('keen to learn')
  expect(second).toEqual(first)
  expect(await enhance()).toEqual(first)
  expect((await modelProblems()).map((problem) => problem?.slice(0, 21) ?? 'answered').toSorted()).toEqual([
    'Unsupported parameter',
    'Unsupported parameter',
    ...Array.from({ length: 3 }, () => 'answered'),
  ])
})

test('a model that cannot be told to think little is asked without that [AI-64]', async () => {
  const before = (await modelProblems()).length
  const writer = createWriter({ ...model, name: 'sandbox-early-thinker' })
  for (let times = 0; times < 2; times++)
    expect((await writer.enhanceLetter(facts, letter, new AbortController().signal)).letter).toContain('keen to learn')
  expect((await modelProblems()).slice(before)).toEqual([
    expect.stringContaining('max_completion_tokens'),
    expect.stringContaining('reasoning_effort'),
    undefined,
    undefined,
  ])
})
