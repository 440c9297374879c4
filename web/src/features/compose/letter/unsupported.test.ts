import { expect, test } from 'vitest'
import { standing } from './unsupported.ts'

const text = 'In 2019 you wrote “Soft hands”, 12 pages. I read it in 2019.'
const finding = (words: string, kind: 'year' | 'title' | 'number', from = 0) => {
  const start = text.indexOf(words, from)
  return { text: words, kind, start, end: start + words.length }
}
const shown = (findings: Parameters<typeof standing>[0], now = text) =>
  standing(findings, now).map(({ start, end }) => [start, now.slice(start, end)])

test('finds each where the server found it', () => {
  const second = finding('2019', 'year', 10)
  expect(shown([second, finding('Soft hands', 'title')])).toEqual([
    [text.indexOf('Soft'), 'Soft hands'],
    [second.start, '2019'],
  ])
})

test('follows it through edits, and forgets it once it is gone', () => {
  const findings = [finding('Soft hands', 'title'), finding('12', 'number')]
  const edited = `Dear Ada,\n\n${text}`
  expect(shown(findings, edited).map(([, words]) => words)).toEqual(['Soft hands', '12'])
  expect(shown(findings, edited.replace('12 pages', 'some pages')).map(([, words]) => words)).toEqual(['Soft hands'])
})

test('is no part of another word, and two findings never share a place', () => {
  expect(shown([finding('12', 'number')], 'Room 3121')).toEqual([])
  expect(shown([finding('2019', 'year'), finding('2019', 'year')]).map(([start]) => start)).toEqual([
    3,
    text.lastIndexOf('2019'),
  ])
})
