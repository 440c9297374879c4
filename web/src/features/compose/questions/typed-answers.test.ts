import { expect, test } from 'vitest'
import { MemoryStore } from '../../../session/memory-store.ts'
import { getTypedAnswers, storeTypedAnswers } from './typed-answers.ts'

test('what a visitor types is stored for the temporary token, until the server has it [COMPOSE-50]', () => {
  const store = new MemoryStore()
  storeTypedAnswers('t1', { thought: 'Why\nso?' }, store)
  expect(getTypedAnswers('t1', store)).toEqual({ thought: 'Why\nso?' })
  expect(getTypedAnswers('t2', store), 'another resume').toEqual({})
  storeTypedAnswers('t1', {}, store)
  expect(store.size).toBe(0)
  store.setItem('temporary_answers', '{"v":1,"token":"t1","typed":{"thought":7}}')
  expect(getTypedAnswers('t1', store)).toEqual({})
})
