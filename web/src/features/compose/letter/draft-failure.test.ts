import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { draftFailure, saveAlert, newerDraft } from './draft-failure.ts'

test('names the reason for each status [DRAFT-8, DRAFT-9, DRAFT-10, DRAFT-11, DRAFT-12, DRAFT-13]', () => {
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

test('passes on what the checks of the data layer say [DRAFT-6, DRAFT-7]', () => {
  expect(draftFailure(new Error('Draft content must be a string.'), 'access')).toBe('Draft content must be a string.')
  expect(draftFailure(new TypeError('Failed to fetch'), 'save')).toMatch(/check your connection/)
})

test('finds the newer draft in the refusal that tells of one, and in no other', () => {
  const newer = { draft: 'Dear', saved_at: '2026-11-21T10:00:00.000Z' }
  expect(newerDraft(new ApiError(409, { code: 'draft_changed', newer }))).toEqual(newer)
  expect(newerDraft(new ApiError(409, { code: 'locked' }))).toBeNull()
  expect(newerDraft(new TypeError('Failed to fetch'))).toBeNull()
})

test('a draft that cannot be saved without a session says to log in again, and nothing beside it [DRAFT-9]', () => {
  expect(saveAlert(new ApiError(401, { error: 'Expired', code: 'session_ended' }))).toBe(
    'Authentication required. Please log in again.',
  )
  expect(saveAlert(new ApiError(500, {}))).toBe('Failed to save draft')
  expect(saveAlert(new TypeError('Failed to fetch'))).toBe('Failed to save draft')
})
