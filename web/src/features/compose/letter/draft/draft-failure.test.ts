import { expect, test } from 'vitest'
import { ApiError } from '../../../../api/error.ts'
import { draftFailure, saveAlert, getNewerDraft } from './draft-failure.ts'

test('returns a sentence for each status [DRAFT-8, DRAFT-9, DRAFT-10, DRAFT-11, DRAFT-12, DRAFT-13]', () => {
  const failure = (status: number, error?: string) =>
    draftFailure(new ApiError(status, error === undefined ? {} : { error }), 'save')
  expect(failure(400, 'Too long.')).toBe('Too long.')
  expect(failure(400)).toBe('Invalid draft data provided.')
  expect(failure(401)).toBe('Authentication required. Please log in again.')
  expect(failure(403)).toBe('You do not have permission to save this draft.')
  expect(draftFailure(new ApiError(403, {}), 'access')).toBe('You do not have permission to access this draft.')
  expect(failure(404)).toBe('Professor not found.')
  expect(failure(500)).toBe('Server error occurred. Please try again later.')
  expect(failure(503)).toBe('Server error occurred. Please try again later.')
  expect(failure(429)).toBe('Failed to save draft. Server returned 429.')
})

test('returns the message of an invalid value [DRAFT-6, DRAFT-7]', () => {
  expect(draftFailure(new Error('Draft content must be a string.'), 'access')).toBe('Draft content must be a string.')
  expect(draftFailure(new TypeError('Failed to fetch'), 'save')).toMatch(/check your connection/)
})

test('returns the newer draft of the refusal draft_changed, and null for other errors', () => {
  const newer = { draft: 'Dear', saved_at: '2026-11-21T10:00:00.000Z' }
  expect(getNewerDraft(new ApiError(409, { code: 'draft_changed', newer }))).toEqual(newer)
  expect(getNewerDraft(new ApiError(409, { code: 'locked' }))).toBeNull()
  expect(getNewerDraft(new TypeError('Failed to fetch'))).toBeNull()
})

test('the alert after an ended session is to log in again [DRAFT-9]', () => {
  expect(saveAlert(new ApiError(401, { error: 'Expired', code: 'session_ended' }))).toBe(
    'Authentication required. Please log in again.',
  )
  expect(saveAlert(new ApiError(500, {}))).toBe('Failed to save draft')
  expect(saveAlert(new TypeError('Failed to fetch'))).toBe('Failed to save draft')
})
