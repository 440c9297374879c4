import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { draftFailure, newerDraft } from './draft-failure.ts'

test('names the reason for each status [professors:219, professors:221-225, professors:227]', () => {
  const told = (status: number, error?: string) =>
    draftFailure(new ApiError(status, error === undefined ? {} : { error }), 'save')
  expect(told(400, 'Too long.')).toBe('Too long.')
  expect(told(400)).toBe('Invalid draft data provided.')
  expect(told(401)).toBe('Authentication required. Please log in again.')
  expect(told(403)).toBe('You do not have permission to save this draft.')
  expect(draftFailure(new ApiError(403, {}), 'access')).toBe('You do not have permission to access this draft.')
  expect(told(404)).toBe('Professor not found.')
  expect(told(500)).toBe('Server error occurred. Please try again later.')
  expect(told(503)).toBe('Server error occurred. Please try again later.')
  expect(told(429)).toBe('Failed to save draft. Server returned 429.')
})

test('passes on what the checks of the data layer say [professors:144]', () => {
  expect(draftFailure(new Error('Draft content must be a string.'), 'access')).toBe('Draft content must be a string.')
  expect(draftFailure(new TypeError('Failed to fetch'), 'save')).toMatch(/check your connection/)
})

test('finds the newer draft in the refusal that tells of one, and in no other', () => {
  const newer = { draft: 'Dear', saved_at: '2026-11-21T10:00:00.000Z' }
  expect(newerDraft(new ApiError(409, { code: 'draft_changed', newer }))).toEqual(newer)
  expect(newerDraft(new ApiError(409, { code: 'locked' }))).toBeNull()
  expect(newerDraft(new TypeError('Failed to fetch'))).toBeNull()
})
