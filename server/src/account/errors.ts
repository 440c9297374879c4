import { limits } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'

export const credentialsMissing = () => new Refusal('credentials_missing', 'Please enter both username and password.')
export const credentialsWrong = () => new Refusal('credentials_wrong', 'The username or password is not right.')
export const loginCodeInvalid = () =>
  new Refusal('login_code_invalid', 'This sign-in has expired. Please sign in with Google again.')

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
export const passwordTooCommon = () =>
  new Refusal('weak_password', 'This password is one of the most used ones. Please choose one that is harder to guess.')
export const wrongPassword = () => new Refusal('wrong_password', 'The old password is not right.')
export const noPassword = () =>
  new Refusal('no_password', 'This account signs in with Google and has no password to change.')
export const resetTokenInvalid = () =>
  new Refusal(
    'reset_token_invalid',
    'This link has been used already or is older than 30 minutes. Please request a new password reset.',
  )
export const emailInvalid = () =>
  new Refusal('email_invalid', 'This is not an email address. Please check it and try again.')
export const emailTokenInvalid = () =>
  new Refusal(
    'email_token_invalid',
    'This link has been used already, was replaced by a newer one, or is older than 24 hours. ' +
      'Please send a new one from your profile.',
  )
export const emailTaken = () =>
  new Refusal('email_taken', 'This address already belongs to another account. Please use a different one.')
export const mailFailed = () =>
  new Refusal('mail_failed', 'No mail can be sent at the moment. Please try again in a few minutes.')
export const resumeRequired = () =>
  new Refusal('resume_required', 'Please upload a resume first. Your interests and skills start from it.')
export const resumeMismatch = () =>
  new Refusal('resume_mismatch', 'This is not the resume that you uploaded. Please upload it again.')
export const trialAlreadyHad = () =>
  new Refusal('trial_unavailable', 'You have had your free trial already. It can be claimed once.')
export const trialNotNeeded = () =>
  new Refusal('trial_unavailable', 'You have the Basic Plan already. The free trial can be claimed once it has ended.')
export const trialNotEarned = (missing: number) =>
  new Refusal(
    'trial_unavailable',
    `${missing} more ${missing === 1 ? 'friend has' : 'friends have'} to sign up with your link and connect a Google ` +
      'account before you can claim the free trial.',
  )
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
