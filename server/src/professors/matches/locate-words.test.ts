import { expect, test } from 'vitest'
import { locateWords } from './locate-words.ts'

const lines = ['Mapping Ash clouds over Iceland', '研究机器人学习']
const quote = (name: string, words: string) =>
  locateWords([{ name, words }], lines).map((one) => [one.name, lines[one.line]!.slice(one.from, one.to)])

test.each([
  ['Robotics', 'ash clouds', [['Robotics', 'Ash clouds']]],
  [' robotics ', ' Iceland ', [['Robotics', 'Iceland']]],
  ['Robotics', '机器人', [['Robotics', '机器人']]],
])('%j with the words %j is kept with the spelling of thesaurus and line [MATCH-20]', (name, words, kept) => {
  expect(quote(name, words)).toEqual(kept)
})

test.each([
  ['Alchemy', 'Ash clouds'],
  ['', 'Ash clouds'],
  ['Robotics<b>', 'Ash clouds'],
  ['constructor', 'Ash clouds'],
  ['Robotics', 'Ash  clouds'],
  ['Robotics', 'sh clouds'],
  ['Robotics', 'cloud'],
  ['Robotics', 'as'],
  ['Robotics', ''],
  ['Robotics', '  '],
  ['Robotics', 'clouds of ash'],
  ['Robotics', 'Iceland\n研究'],
  ['Robotics', 'a'.repeat(1_000_000)],
])('%j with the words %.20j is left out [MATCH-20]', (name, words) => {
  expect(quote(name, words)).toEqual([])
})

test('each field is kept once, and not more than a few of many [MATCH-20]', () => {
  const chosen = Array.from({ length: 50_000 }, () => ({ name: 'Robotics', words: 'Iceland' }))
  expect(locateWords(chosen, lines)).toHaveLength(1)
})
