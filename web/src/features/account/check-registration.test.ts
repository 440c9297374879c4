import { expect, test } from 'vitest'
import { registrationProblem, googleSignupProblem } from './check-registration.ts'

const nothing = { hasResume: false, matched: false, username: '', password: '', confirm: '', agreed: false }
const filled = {
  hasResume: true,
  matched: true,
  username: 'ana',
  password: 'abcdefgh',
  confirm: 'abcdefgh',
  agreed: true,
}

test('requires the resume first [REGISTER-9]', () => {
  expect(registrationProblem(nothing)?.text).toBe('Please upload your resume first.')
})

test('then requires the matching [REGISTER-10]', () => {
  expect(registrationProblem({ ...nothing, hasResume: true })?.text).toBe(
    'Please wait for professor matching to complete.',
  )
})

test('then requires all fields [REGISTER-11]', () => {
  expect(registrationProblem({ ...filled, confirm: '', agreed: false })?.text).toBe('Please fill in all fields.')
})

test('then requires equal passwords [REGISTER-12]', () => {
  expect(registrationProblem({ ...filled, confirm: 'abcdefgi', agreed: false })?.text).toBe('Passwords do not match.')
})

test('then requires the terms [REGISTER-13]', () => {
  expect(registrationProblem({ ...filled, agreed: false })?.text).toBe(
    'Please read and agree to the Terms of Service and Privacy Policy before creating your account.',
  )
})

test('accepts a complete form [REGISTER-8]', () => {
  expect(registrationProblem(filled)).toBeUndefined()
})

test('a signup with Google requires resume, matching and terms but no fields [GOOGLE-2]', () => {
  expect(googleSignupProblem({ hasResume: true, matched: true, agreed: true })).toBeUndefined()
  expect(googleSignupProblem({ hasResume: true, matched: true, agreed: false })?.field).toBe('terms')
})
