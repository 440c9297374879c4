import { expect, test } from 'vitest'
import { createReport } from '../catalogue/import/report.ts'
import { formatReport } from './import-report.ts'

test('rows in the report of an import give no commands to the terminal, and stay in one line [OPTOUT-46]', () => {
  const example = 'line 2: \u001B]0;title\u0007Ada\u009B2J\r\nSkipped 0: none\u202E\u200B'
  const report = { ...createReport(), skipped: { 'no name': 1 }, examples: { 'no name': [example] } }
  expect(formatReport(report).slice(1)).toEqual(['Skipped 1: no name', '  line 2: ]0;titleAda2J Skipped 0: none'])
})
