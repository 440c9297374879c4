import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { time } from '../../ui/text/text.ts'
import { InvalidFile, uploadFailure } from './upload-failure.ts'

test("returns the server's sentence, else the status, else a general text [RESUME-6]", () => {
  expect(uploadFailure(new ApiError(422, { error: 'This PDF cannot be read.' }))).toBe('This PDF cannot be read.')
  expect(uploadFailure(new ApiError(502, {}))).toBe('Upload failed with status: 502')
  expect(uploadFailure(new TypeError('Failed to fetch'))).toBe('Upload failed. Please try again.')
  expect(uploadFailure(new Error('resume_url: expected string'))).toBe('Upload failed. Please try again.')
  expect(uploadFailure(new InvalidFile('Please upload a PDF file only'))).toBe('Please upload a PDF file only')
})

test('adds the time of the next possible upload', () => {
  const resets_at = '2026-03-03T09:00:00.000Z'
  const refusal = new ApiError(429, { error: 'You can upload 3 resumes a day on the Free plan.', resets_at })
  expect(uploadFailure(refusal)).toBe(
    `You can upload 3 resumes a day on the Free plan. You can try again on ${time(resets_at)}.`,
  )
})
