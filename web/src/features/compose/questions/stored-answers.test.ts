import { expect, test } from 'vitest'
import {
  getStoredAnswers,
  hasAnswer,
  noAnswers,
  removeAnswers,
  removeAnswersIn,
  storeAnswers,
} from './stored-answers.ts'

function aStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('answers are stored in this browser, for one student and one professor, until they are removed [COMPOSE-31]', () => {
  const store = aStore()
  const answers = { reason: 'your paper', thought: '', experience: ' built\na robot ' }
  storeAnswers('ana', 7, answers, store)
  expect(getStoredAnswers('ana', 7, store)).toEqual(answers)
  expect([getStoredAnswers('ana', 70, store), getStoredAnswers('bo', 7, store)]).toEqual([null, null])
  removeAnswers('ana', 7, store)
  expect(getStoredAnswers('ana', 7, store)).toBeNull()
})

test('deleted answers are stored no longer, so that a logout does not warn of them [COMPOSE-31]', () => {
  const store = aStore()
  storeAnswers('ana', 7, { ...noAnswers, thought: 'Why?' }, store)
  storeAnswers('ana', 7, { ...noAnswers, thought: ' ' }, store)
  expect(store.entries.size).toBe(0)
})

test('answers of another tab remain when the letter of this one was sent [COMPOSE-17]', () => {
  const store = aStore()
  const answers = { ...noAnswers, reason: 'your paper' }
  storeAnswers('ana', 7, answers, store)
  removeAnswersIn({ ...noAnswers, reason: 'your talk' }, 'ana', 7, store)
  expect(getStoredAnswers('ana', 7, store)).toEqual(answers)
  // The draft has offered another answer where none was stored.
  removeAnswersIn({ ...answers, thought: 'Why?' }, 'ana', 7, store)
  expect(getStoredAnswers('ana', 7, store)).toBeNull()
})

test('an entry of another shape is not read as answers, and is not removed', () => {
  const store = aStore()
  for (const entry of ['{', '{"v":1,"reason":7,"thought":"","experience":""}', '{"v":2,"reason":"a"}']) {
    store.setItem('letter_answers_ana_7', entry)
    expect(getStoredAnswers('ana', 7, store)).toBeNull()
    expect(store.entries.size).toBe(1)
  }
})

test('spaces are no answer', () => {
  expect(hasAnswer(noAnswers)).toBe(false)
  expect(hasAnswer({ ...noAnswers, thought: ' \n' })).toBe(false)
  expect(hasAnswer({ ...noAnswers, thought: 'Why?' })).toBe(true)
})
