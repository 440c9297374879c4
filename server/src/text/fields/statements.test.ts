import { expect, test } from 'vitest'
import { isSentence, readLongStatements, readStatements, removeStories, splitStatements } from './statements.ts'

test('phrases in small letters on lines of their own are statements of their own [MATCH-10]', () => {
  const lines = ['making robots walk', 'robots that climb stairs', 'AI that explains itself']
  expect(splitStatements(lines)).toEqual(lines)
})

test('a long line that is continued is one statement', () => {
  const lines = ['Natural language processing for languages that have only few', 'speakers; speech recognition']
  expect(splitStatements(lines)).toEqual([lines.join(' ').split(';')[0], 'speech recognition'])
})

test.each([
  ['I want to study how bees find home', 'how bees find home'],
  ["I'm really interested in learning more about volcanoes and lava", 'volcanoes and lava'],
  ['My research interests include coral reefs', 'coral reefs'],
  ['and coral reefs', 'coral reefs'],
])('what precedes the subject of "%s" is left out', (text, subject) => {
  expect(splitStatements([text])).toEqual([subject])
})

const sentence = 'I am 16 and I want to make robot dogs climb stairs because my grandfather cannot.'
const resume = (...lines: string[]) => ['Ada Park', 'Research Interests', ...lines].join('\n')

test('a sentence is understood by its clauses, without what a student says about herself', () => {
  expect(isSentence(sentence)).toBe(true)
  const { wishes, story } = readLongStatements(resume(sentence))[0]!
  expect(wishes).toContain('make robot dogs climb stairs')
  expect([...wishes, ...story].filter((line) => line.startsWith('I am 16'))).toEqual([])
  expect([...readStatements(resume(sentence, 'Robotics, soft robots'))]).toEqual(['robotics', 'soft robots'])
})

test('a list has no long statements', () => {
  expect(readLongStatements(resume('Machine learning, computer vision, robotics, speech and my own language'))).toEqual(
    [],
  )
})

test('what precedes the wish of a sentence is a story [MATCH-10]', () => {
  const line = 'I have type 1 diabetes and I want to understand why the body attacks itself.'
  const [statement] = readLongStatements(resume(line))
  expect(statement!.wishes.join()).not.toContain('diabetes')
  expect(statement!.story.join()).toContain('diabetes')
  expect(removeStories(['My father is a fisherman. I would love to study corals!', 'Oceans'])).toEqual([
    'I would love to study corals!',
    'Oceans',
  ])
})
