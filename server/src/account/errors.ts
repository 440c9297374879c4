import { limits } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'

export const credentialsMissing = () => new Refusal('credentials_missing', 'Please enter both username and password.')
export const credentialsWrong = () => new Refusal('credentials_wrong', 'The username or password is not right.')
export const loginCodeInvalid = () =>
  new Refusal('login_code_invalid', 'This sign-in has expired. Please sign in with Google again.')
export const sessionEnded = () => new Refusal('session_ended', 'Your session has ended. Please log in again.')

export const usernameInvalid = () =>
  new Refusal(
    'username_invalid',
    `A username has ${limits.usernameMin} to ${limits.usernameMax} letters, digits or the signs @ . + - _`,
  )
export const usernameTaken = () =>
  new Refusal('username_taken', 'This username is already taken. Please choose another one.')
export const passwordTooShort = () =>
  new Refusal('weak_password', `Password must be at least ${limits.passwordMin} characters long.`)
export const passwordTooLong = () =>
  new Refusal('weak_password', `Password must be at most ${limits.passwordMaxBytes} bytes long.`)
export const resumeMismatch = () =>
  new Refusal('resume_mismatch', 'This is not the resume that you uploaded. Please upload it again.')
export const googleUnreachable = () =>
  new Refusal('google_unreachable', 'Google could not be reached, so nothing was disconnected. Please try again.')

/** Sentences for the `error` parameter of the page that a trip to Google comes back to. */
export const googleSays = {
  denied: 'You did not allow the connection to Google, so nothing was connected.',
  lost: 'The connection to Google took too long or was started in another window. Please try again.',
  failed: 'Google could not be reached. Please try again.',
  noSending: 'Sending was not allowed on the page of Google. Please connect again and leave "Send email" ticked.',
  elsewhere: 'This Google account is already connected to another Labreach account.',
  unknown: 'There is no Labreach account for this Google account yet. Please upload your resume to sign up.',
} as const
