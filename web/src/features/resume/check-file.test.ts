import { expect, test } from 'vitest'
import { beginningOf, refusalOf, refusalOfDrop } from './check-file.ts'

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 }

test('takes PDF only [RESUME-2]', () => {
  expect(refusalOf({ ...pdf, name: 'resume.docx', type: 'application/msword' })).toBe('Please upload a PDF file only')
  expect(refusalOf({ ...pdf, type: '' })).toBeUndefined()
})

test('takes a PDF whose type the browser does not know, by its name or its first bytes', async () => {
  const unknown = { ...pdf, type: 'application/octet-stream' }
  expect(refusalOf(unknown)).toBeUndefined()
  expect(refusalOf({ ...unknown, name: 'resume' }, '%PDF-1.7')).toBeUndefined()
  expect(refusalOf({ ...unknown, name: 'resume' }, 'MZ')).toBe('Please upload a PDF file only')
  expect(refusalOf({ ...pdf, type: 'application/x-pdf' })).toBeUndefined()
  expect(refusalOf({ ...pdf, name: 'resume.pdf', type: 'application/msword' }, '%PDF-')).toBe(
    'Please upload a PDF file only',
  )
  expect(await beginningOf(new Blob(['%PDF-1.7', 'x'.repeat(2_000)]))).toHaveLength(1_024)
})

test('takes at most 10 MB [RESUME-3]', () => {
  expect(refusalOf(pdf)).toBeUndefined()
  expect(refusalOf({ ...pdf, size: pdf.size + 1 })).toBe('File size must be less than 10MB')
})

test('takes one file at a time, and no folder [RESUME-1]', () => {
  expect(refusalOfDrop(1, false)).toBeUndefined()
  expect(refusalOfDrop(3, false)).toBe('You dropped 3 files. Please drop one PDF file.')
  expect(refusalOfDrop(1, true)).toBe('This is a folder. Please drop the PDF file itself.')
})
