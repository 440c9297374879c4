import { expect, test } from 'vitest'
import { problemOf, problemOfGoogleSignup } from './check-registration.ts'

const nothing = { hasResume: false, matched: false, username: '', password: '', confirm: '', agreed: false }
const filled = {
  hasResume: true,
  matched: true,
  username: 'ana',
  password: 'abcdefgh',
  confirm: 'abcdefgh',
  agreed: true,
}

test('asks for the resume first [REGISTER-9]', () => {
  expect(problemOf(nothing)?.text).toBe('Please upload your resume first.')
})

test('then for the matching [REGISTER-10]', () => {
  expect(problemOf({ ...nothing, hasResume: true })?.text).toBe('Please wait for professor matching to complete.')
})

test('then for all fields [REGISTER-11]', () => {
  expect(problemOf({ ...filled, confirm: '', agreed: false })?.text).toBe('Please fill in all fields.')
})

test('then for matching passwords [REGISTER-12]', () => {
  expect(problemOf({ ...filled, confirm: 'abcdefgi', agreed: false })?.text).toBe('Passwords do not match.')
})

test('then for the terms [REGISTER-13]', () => {
  expect(problemOf({ ...filled, agreed: false })?.text).toBe(
    'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
  )
})

test('creates an account when nothing is missing [REGISTER-8]', () => {
  expect(problemOf(filled)).toBeUndefined()
})

test('a signup with Google needs resume, matching and terms but no fields [GOOGLE-2]', () => {
  expect(problemOfGoogleSignup({ hasResume: true, matched: true, agreed: true })).toBeUndefined()
  expect(problemOfGoogleSignup({ hasResume: true, matched: true, agreed: false })?.field).toBe('terms')
})
