import { expect, test } from 'vitest'
import { refusalOf, refusalOfDrop } from './check-file.ts'

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 }

test('takes PDF only [accounts:175] [professors:147]', () => {
  expect(refusalOf({ ...pdf, name: 'resume.docx', type: 'application/msword' })).toBe('Please upload a PDF file only')
  expect(refusalOf({ ...pdf, type: '' })).toBeUndefined()
})

test('takes at most 10 MB [accounts:175] [professors:147]', () => {
  expect(refusalOf(pdf)).toBeUndefined()
  expect(refusalOf({ ...pdf, size: pdf.size + 1 })).toBe('File size must be less than 10MB')
})

test('takes one file at a time, and no folder', () => {
  expect(refusalOfDrop(1, false)).toBeUndefined()
  expect(refusalOfDrop(3, false)).toBe('You dropped 3 files. Please drop one PDF file.')
  expect(refusalOfDrop(1, true)).toBe('This is a folder. Please drop the PDF file itself.')
})
