import type { ScanLine } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { readScanLine } from './read-scan-line.ts'

const lines: ScanLine[] = [
  { reading: null },
  { reading: { page: 1, pages: 2 } },
  { read: { count: 9, key_interests: ['Robotics'], skills: [] } },
  { failed: { code: 'resume_without_text', error: 'This PDF holds pictures only.' } },
]

test.each(lines)('reads a line about a scan: %j [RESUME-19]', (line) => {
  expect(readScanLine(line)).toEqual(line)
})

test.each([
  null,
  7,
  'reading page 1',
  {},
  { id: 7, professor: {} },
  { reading: { page: '1', pages: 2 } },
  { read: { count: 9, key_interests: [1], skills: [] } },
  { failed: 'resume_without_text' },
])('returns null for another line: %j', (line) => {
  expect(readScanLine(line)).toBeNull()
})
