import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { csvOf } from './csv.ts'

const cellsOf = (text: string) => csvOf([aLetter({ subject: text })]).split('\r\n')[1]!

test('a table of nothing is its heading', () => {
  expect(csvOf([])).toBe('\uFEFFTime (UTC),State,Answer,Answer noted (UTC),Professor,School,To,Subject,Letter\r\n')
})

test('one letter is one line, its words those of the page', () => {
  expect(csvOf([aLetter({ mark: 'meeting', marked_at: '2026-03-10T09:00:00.000Z' })]).split('\r\n')[1]).toBe(
    '2026-03-02T09:00:00.000Z,Sent,Meeting,2026-03-10T09:00:00.000Z,Ada Quill,Stanford University,ada@stanford.edu,Your work,Dear Professor',
  )
})

test.each([
  ['a comma, here', '"a comma, here"'],
  ['a "quote"', '"a ""quote"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain; text', 'plain; text'],
])('writes %j as %j (RFC 4180)', (text, cell) => {
  expect(csvOf([aLetter({ subject: text })])).toContain(`,${cell},Dear Professor\r\n`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'gives %j a quote, so that no spreadsheet runs it [OUTREACH-7]',
  (text) => {
    expect(cellsOf(text)).toContain(`,'${text},`)
  },
)

test('what is a formula and holds a comma is both quoted and harmless', () => {
  expect(cellsOf('=HYPERLINK("http://x","y")')).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`)
})
