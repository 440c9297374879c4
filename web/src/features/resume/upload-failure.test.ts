import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { time } from '../../ui/text/text.ts'
import { UnfitFile, uploadFailure } from './upload-failure.ts'

test("says the server's sentence, else the status, else that it failed [RESUME-6]", () => {
  expect(uploadFailure(new ApiError(422, { error: 'This PDF cannot be read.' }))).toBe('This PDF cannot be read.')
  expect(uploadFailure(new ApiError(502, {}))).toBe('Upload failed with status: 502')
  expect(uploadFailure(new TypeError('Failed to fetch'))).toBe('Upload failed. Please try again.')
  expect(uploadFailure(new Error('resume_url: expected string'))).toBe('Upload failed. Please try again.')
  expect(uploadFailure(new UnfitFile('Please upload a PDF file only'))).toBe('Please upload a PDF file only')
})

test('says when the next upload is free', () => {
  const resets_at = '2026-03-03T09:00:00.000Z'
  const refused = new ApiError(429, { error: 'You can upload 3 resumes a day on the Free plan.', resets_at })
  expect(uploadFailure(refused)).toBe(
    `You can upload 3 resumes a day on the Free plan. You can try again on ${time(resets_at)}.`,
  )
})
