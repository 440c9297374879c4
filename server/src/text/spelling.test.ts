import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'

const { correct } = createSpelling(
  ['machine', 'learning', 'robot', 'walk', 'weak', 'genome', 'photographs', 'families'],
  new Set(['mechanic', 'leaning', 'word']),
)

test.each([
  ['machien lerning', 'machine learning'],
  ['robots wlak', 'robots walk'],
  ['Robbot', 'robot'],
  ['genomme machin', 'genome machine'],
  ['fotografs of familys', 'photographs of families'],
])('corrects "%s"', (typed, meant) => {
  expect(correct(typed)).toBe(meant)
})

test.each(['mechanic', 'leaning', 'words', 'ResNet', 'GPT4', 'DNA', 'xyzzyx', 'tea'])(
  'does not change "%s"',
  (typed) => {
    expect(correct(typed)).toBe(typed)
  },
)
