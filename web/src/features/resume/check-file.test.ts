import { expect, test } from 'vitest'
import { checkDrop, checkFile, readBeginning } from './check-file.ts'

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 }

test('accepts only PDF files [RESUME-2]', () => {
  expect(checkFile({ ...pdf, name: 'resume.docx', type: 'application/msword' })).toBe('Please upload a PDF file only')
  expect(checkFile({ ...pdf, type: '' })).toBeUndefined()
})

test('accepts a PDF of unknown type by its name or its first bytes', async () => {
  const unknown = { ...pdf, type: 'application/octet-stream' }
  expect(checkFile(unknown)).toBeUndefined()
  expect(checkFile({ ...unknown, name: 'resume' }, '%PDF-1.7')).toBeUndefined()
  expect(checkFile({ ...unknown, name: 'resume' }, 'MZ')).toBe('Please upload a PDF file only')
  expect(checkFile({ ...pdf, type: 'application/x-pdf' })).toBeUndefined()
  expect(checkFile({ ...pdf, name: 'resume.pdf', type: 'application/msword' }, '%PDF-')).toBe(
    'Please upload a PDF file only',
  )
  expect(await readBeginning(new Blob(['%PDF-1.7', 'x'.repeat(2_000)]))).toHaveLength(1_024)
})

test('accepts at most 10 MB [RESUME-3]', () => {
  expect(checkFile(pdf)).toBeUndefined()
  expect(checkFile({ ...pdf, size: pdf.size + 1 })).toBe('File size must be less than 10MB')
})

test('accepts one file at a time, and no folder [RESUME-1]', () => {
  expect(checkDrop(1, false)).toBeUndefined()
  expect(checkDrop(3, false)).toBe('You dropped 3 files. Please drop one PDF file.')
  expect(checkDrop(1, true)).toBe('This is a folder. Please drop the PDF file itself.')
})
