import { toCsv } from '@labreach/contract/letters-csv'
import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'

const rowWithSubject = (text: string) => toCsv([aLetter({ subject: text })]).split('\r\n')[1]!

test('without letters the file has only the heading', () => {
  expect(toCsv([])).toBe(
    '\uFEFFTime (UTC),State,Leaves (UTC),Why it came back,Answer,Answer noted (UTC),Professor answered,Professor,School,To,Subject,Letter\r\n',
  )
})

test('one letter is one line, with the same words as the page', () => {
  expect(toCsv([aLetter({ mark: 'meeting', marked_at: '2026-03-10T09:00:00.000Z' })]).split('\r\n')[1]).toBe(
    '2026-03-02T09:00:00.000Z,Sent,,,Meeting,2026-03-10T09:00:00.000Z,,Ada Quill,Stanford University,ada@stanford.edu,Your work,Dear Professor',
  )
})

test('a held letter has the time at which it leaves, and one that came back has the reason [OUTREACH-24]', () => {
  const held = aLetter({ state: 'held', hold: 'morning', send_at: '2026-03-03T07:40:00.000Z' })
  expect(toCsv([held]).split('\r\n')[1]).toMatch(/Z,Waiting to leave,2026-03-03T07:40:00\.000Z,,,,,Ada/)
  const returned = aLetter({ state: 'returned', returned_reason: 'Professor has opted out.' })
  expect(toCsv([returned]).split('\r\n')[1]).toContain(',A draft again,,Professor has opted out.,')
})

test.each([
  ['a comma, here', '"a comma, here"'],
  ['a "quote"', '"a ""quote"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain; text', 'plain; text'],
])('writes %j as %j (RFC 4180)', (text, cell) => {
  expect(toCsv([aLetter({ subject: text })])).toContain(`,${cell},Dear Professor\r\n`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'puts a quote before %j, so that no spreadsheet runs it as a formula [OUTREACH-7]',
  (text) => {
    expect(rowWithSubject(text)).toContain(`,'${text},`)
  },
)

test('a formula with a comma is quoted and gets a quote before it', () => {
  expect(rowWithSubject('=HYPERLINK("http://x","y")')).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`)
})
