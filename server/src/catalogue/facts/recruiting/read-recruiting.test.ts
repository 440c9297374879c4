import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readRecruiting } from './read-recruiting.ts'

const now = new Date('2026-11-25')
const judge = (text: string) => [...new Set(readRecruiting(text, now).map(({ taking }) => taking))]

type Labelled = { text: string; label: 'taking' | 'not_taking' | 'none' }
const labelled = JSON.parse(
  await readFile(new URL('../../../../test/data/recruiting.json', import.meta.url), 'utf8'),
) as Labelled[]

/** The sentences whose result is another one than their label, by the result. */
const listWrong = (polarities: string[], label: Labelled['label']) =>
  labelled.filter((one) => one.label !== label && judge(one.text).join() === polarities.join()).map(({ text }) => text)
/** The share of the sentences with a label that have this result. */
function measureRecall(polarities: string[], label: Labelled['label']): number {
  const all = labelled.filter((one) => one.label === label)
  return all.filter(({ text }) => judge(text).join() === polarities.join()).length / all.length
}

test('no sentence about something else says that students are taken, or none [CARD-32]', () => {
  expect([listWrong(['yes'], 'taking'), listWrong(['no'], 'not_taking')]).toEqual([[], []])
})

test('most sentences about taking students are understood [CARD-32]', () => {
  expect(measureRecall(['yes'], 'taking')).toBeGreaterThan(0.9)
  expect(measureRecall(['no'], 'not_taking')).toBeGreaterThan(0.9)
})

test.each([
  ['Openings for PhD students', 'a heading'],
  ['I am looking for PhD students to start in Fall 2024.', 'a past term'],
  ['March 2021: We are hiring PhD students!', 'old news'],
  ['Are you looking for a PhD position?', 'a question'],
  ['If the grant is approved, I will hire a PhD student.', 'a condition'],
  ['I take my PhD students to the museum.', 'an outing'],
  ['Meine Doktoranden arbeiten an Robotern.', 'German, without a word of taking'],
  ['Wenn es Mittel gibt, suche ich Doktoranden.', 'German, a condition'],
])('says nothing: %s (%s) [CARD-32]', (sentence) => {
  expect(judge(sentence)).toEqual([])
})

test.each([
  [
    'I am looking for PhD students and master\u2019s students for Fall 2027.',
    ['graduate', 'phd'],
    { season: 'fall', year: 2027 },
  ],
  ['I will take one doctoral student in September 2027.', ['phd'], { season: 'fall', year: 2027 }],
  ['We welcome undergraduates in our lab.', ['undergraduate'], null],
  ['I do not take high school students.', ['high_school'], null],
  ['I retired in 2022 and no longer take PhD students.', ['phd'], null],
  ['All thesis slots are filled.', ['undergraduate', 'graduate'], null],
  ['Please note that I do not take summer interns.', ['intern'], null],
  ['I am not accepting students in 2027.', [], { season: null, year: 2027 }],
  ['I am recruiting Ph.D. students for the 2026-27 admission cycle.', ['phd'], { season: 'fall', year: 2027 }],
])('%s: levels and term', (sentence, levels, term) => {
  expect(readRecruiting(sentence, now)).toMatchObject([{ levels, term, quote: sentence }])
})

test.each([
  ['Wir suchen eine Doktorandin ab 2027.', 'yes', ['phd'], 2027],
  ['Derzeit kann ich keine Masterarbeiten betreuen.', 'no', ['graduate'], undefined],
  ['Nous accueillons des stagiaires.', 'yes', ['intern'], undefined],
  ['No acepto estudiantes de doctorado.', 'no', ['phd'], undefined],
  ['Aceito alunos de mestrado e doutorado.', 'yes', ['phd', 'graduate'], undefined],
  ['Al momento non accetto nuovi tesisti.', 'no', ['graduate'], undefined],
  ['大学院生を募集しています。', 'yes', ['graduate'], undefined],
  ['目前不招收博士生。', 'no', ['phd'], undefined],
])('understands simple sentences of other languages: %s [CARD-32]', (sentence, taking, levels, year) => {
  const [statement] = readRecruiting(sentence, now)
  expect(statement).toMatchObject({ taking, levels, quote: sentence })
  expect(statement!.term?.year).toBe(year)
})

test('an answer is quoted with its question', () => {
  const text = 'Are you taking PhD students for 2027? Not this year, sorry.'
  expect(readRecruiting(text, now)).toMatchObject([{ taking: 'no', levels: ['phd'], quote: text }])
})

test('"she" is the professor whom the sentence before names, and somebody else without one', () => {
  expect(judge('Prof. Weber is on leave. She is not taking PhD students.')).toEqual(['no'])
  expect(judge('Anna is a friend. She is not taking PhD students.')).toEqual([])
})

test('"Dr. Weber" is somebody else on the page of another professor', () => {
  const sentence = 'Dr. Weber is accepting PhD students.'
  expect(readRecruiting(sentence, now, 'Ada Lovelace')).toEqual([])
  expect(readRecruiting(sentence, now, 'Jörg Wéber')).toMatchObject([{ taking: 'yes' }])
  expect(readRecruiting('Jörg Weber is accepting PhD students.', now, 'Jörg Weber')).toMatchObject([{ taking: 'yes' }])
})

test('judges each level by its own clause', () => {
  const statements = readRecruiting('Hiring status: PhD open, interns closed.', now)
  expect(statements.map(({ taking: polarity, levels }) => [polarity, levels])).toEqual([
    ['yes', ['phd']],
    ['no', ['intern']],
  ])
})

test('a quote has at most 300 characters', () => {
  const [statement] = readRecruiting(
    `I am looking for PhD students ${'who like mathematics and music '.repeat(15)}.`,
    now,
  )
  expect(statement!.quote).toHaveLength(300)
})
