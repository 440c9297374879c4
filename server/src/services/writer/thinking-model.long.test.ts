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

test('a model that refuses max_tokens gets its newer name from then on, with room for its thoughts [AI-64]', async () => {
  const writer = createWriter({ ...model, name: 'sandbox-thinker' })
  const enhance = () => writer.enhanceLetter(facts, letter, new AbortController().signal)
  const [first, second] = await Promise.all([enhance(), enhance()])
  expect(first.letter).toContain('keen to learn')
  expect(second).toEqual(first)
  expect(await enhance()).toEqual(first)
  const { calls } = await app.control<{ calls: { problem?: string }[] }>('model-calls')
  expect(calls.map(({ problem }) => problem?.slice(0, 21) ?? 'answered').toSorted()).toEqual([
    'Unsupported parameter',
    'Unsupported parameter',
    ...Array.from({ length: 3 }, () => 'answered'),
  ])
})
