import { expect, test } from 'vitest'
import { registrationProblems, googleSignupProblems } from './check-registration.ts'

const nothing = { hasResume: false, matching: 'idle' as const, username: '', password: '', confirm: '', agreed: false }
const filled = {
  hasResume: true,
  matching: 'success' as const,
  username: 'ana',
  password: 'abcdefgh',
  confirm: 'abcdefgh',
  agreed: true,
}
const termsText = 'Please read and agree to the Terms of Service and Privacy Policy before creating your account.'

test('reports everything that is missing at once, in the order of the page [REGISTER-8, REGISTER-9]', () => {
  const problems = registrationProblems(nothing)
  expect(problems.map(({ field }) => field)).toEqual(['resume', 'terms', 'username', 'password', 'confirm'])
  expect(problems[0]?.text).toBe('Please upload your resume first.')
})

test('requires the matching after the resume [REGISTER-10]', () => {
  expect(registrationProblems({ ...filled, matching: 'loading' })).toEqual([
    { field: 'matching', text: 'Please wait for professor matching to complete.' },
  ])
})

test('after a failed matching it says so, since waiting does not help [REGISTER-32]', () => {
  expect(googleSignupProblems({ ...filled, matching: 'error' })).toEqual([
    {
      field: 'matching',
      text: 'Please wait for professor matching to complete. It has failed: try again above.',
    },
  ])
})

test('requires all fields; a username of spaces is empty [REGISTER-11]', () => {
  const problems = registrationProblems({ ...filled, username: ' ', confirm: '' })
  expect(problems).toEqual([
    { field: 'username', text: 'Choose a username.', isEmpty: true },
    { field: 'confirm', text: 'Type the password again.', isEmpty: true },
  ])
})

test('requires equal passwords [REGISTER-12]', () => {
  expect(registrationProblems({ ...filled, confirm: 'abcdefgi' })).toEqual([
    { field: 'confirm', text: 'Passwords do not match.' },
  ])
})

test('requires the terms [REGISTER-13]', () => {
  expect(registrationProblems({ ...filled, agreed: false })).toEqual([{ field: 'terms', text: termsText }])
})

test('accepts a complete form [REGISTER-8]', () => {
  expect(registrationProblems(filled)).toEqual([])
})

test('a signup with Google requires resume, matching and terms but no fields [GOOGLE-2]', () => {
  expect(googleSignupProblems({ hasResume: true, matching: 'success', agreed: true })).toEqual([])
  expect(googleSignupProblems(nothing).map(({ field }) => field)).toEqual(['resume', 'terms'])
})
