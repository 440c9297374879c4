import { expect, test } from 'vitest'
import { locateFindings } from './unsupported.ts'

const text = 'In 2019 you wrote “Soft hands”, 12 pages. I read it in 2019.'
const finding = (words: string, kind: 'year' | 'title' | 'number', from = 0) => {
  const start = text.indexOf(words, from)
  return { text: words, kind, start, end: start + words.length }
}
const located = (findings: Parameters<typeof locateFindings>[0], now = text) =>
  locateFindings(findings, now).map(({ start, end }) => [start, now.slice(start, end)])

test('finds each statement where the server found it', () => {
  const second = finding('2019', 'year', 10)
  expect(located([second, finding('Soft hands', 'title')])).toEqual([
    [text.indexOf('Soft'), 'Soft hands'],
    [second.start, '2019'],
  ])
})

test('finds a statement after edits, and drops it when it was removed', () => {
  const findings = [finding('Soft hands', 'title'), finding('12', 'number')]
  const edited = `Dear Ada,\n\n${text}`
  expect(located(findings, edited).map(([, words]) => words)).toEqual(['Soft hands', '12'])
  expect(located(findings, edited.replace('12 pages', 'some pages')).map(([, words]) => words)).toEqual(['Soft hands'])
})

test('matches whole words only, and two findings never overlap', () => {
  expect(located([finding('12', 'number')], 'Room 3121')).toEqual([])
  expect(located([finding('2019', 'year'), finding('2019', 'year')]).map(([start]) => start)).toEqual([
    3,
    text.lastIndexOf('2019'),
  ])
})
