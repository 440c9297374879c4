import { expect, test } from 'vitest'
import { understandStudent } from './understand-student.ts'

const nothing = { typed: [], interests: [], major: '', text: '', struck: [] }
const understand = (...typed: string[]) => understandStudent({ ...nothing, typed })
const names = (...typed: string[]) => understand(...typed).map(({ name }) => name)

test.each([
  ['making robots walk', 'Legged locomotion'],
  ['AI chips', 'Hardware accelerators'],
  ['why people believe fake news', 'Misinformation'],
  ['machien lerning', 'Machine learning'],
  ['why do bees die', 'Entomology'],
  ['how the Alps were formed by moving continents', 'Tectonics and structural geology'],
  ['caring for dying patients and their families', 'Palliative and end-of-life care'],
  ['planning the flights and crews of an airline', 'Scheduling and routing'],
  ['why couples stay in love', 'Emotion and relationships'],
  ['what babies should eat in their first year', 'Maternal and child nutrition'],
])('understands "%s" as %s [MATCH-10]', (line, field) => {
  expect(names(line)).toContain(field)
})

test.each(['asdf qwer zxcv', 'one two three four', 'hello there', 'lorem ipsum dolor', '12345', '🎉'])(
  'finds no field in "%s"',
  (line) => {
    expect(names(line)).toEqual([])
  },
)

test("a word is understood by the student's other words [MATCH-10]", () => {
  expect(names('manipulation', 'motion planning', 'robot hands')).toContain('Robotic manipulation')
  expect(names('manipulation', 'motion planning', 'robot hands')).not.toContain('Misinformation')
})

test('returns the lines that name a field, and how clearly', () => {
  const [field] = understand('making robots walk', 'legged robots')
  expect(field).toMatchObject({ name: 'Legged locomotion', source: 'typed' })
  expect(field!.from.toSorted()).toEqual(['legged robots', 'making robots walk'])
  expect(field!.clarity).toBeGreaterThan(0.5)
})

test('a struck-out field is not understood, and a major counts only without interests', () => {
  expect(understandStudent({ ...nothing, typed: ['robots'], struck: ['Robotics'] })).toEqual([])
  const majorOnly = understandStudent({ ...nothing, major: 'Marine Biology' })
  expect(majorOnly.map(({ name }) => name)).toEqual(['Marine biology'])
  const withInterest = understandStudent({ ...nothing, major: 'Marine Biology', interests: ['Robotics'] })
  expect(withInterest.map(({ name }) => name)).toEqual(['Robotics'])
})

test.each([
  ['I love my dog and I want to look inside an AI and make it explain its decisions to people.', 'Interpretability'],
  [
    'My uncles forward so much fake news. I would like to make a program that checks whether it is true.',
    'Misinformation',
  ],
  ['I have diabetes and I want to study how volcanoes erupt and what comes out of them.', 'Volcanology'],
])('the subject of a sentence outweighs side remarks: "%s" [MATCH-10]', (sentence, field) => {
  const inResume = understandStudent({ ...nothing, text: `Research Interests\n${sentence}` })
  expect(inResume[0]?.name).toBe(field)
  expect(understand(sentence)[0]).toMatchObject({ name: field, from: [sentence], source: 'typed' })
})
