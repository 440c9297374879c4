import * as account from '@labreach/contract/account'
import * as assistants from '@labreach/contract/assistants'
import type { Endpoint } from '@labreach/contract/endpoint'
import * as microsoft from '@labreach/contract/microsoft'
import * as passkeys from '@labreach/contract/passkeys'
import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import * as school from '@labreach/contract/school-address'
import * as secondFactor from '@labreach/contract/second-factor'
import * as session from '@labreach/contract/session'
import { rateLimited } from '../rate-limits.ts'
import { Refusal } from '../refusal.ts'

const refuseLogin = Refusal.of(session.login)
const refuseRegister = Refusal.of(session.register)
const refusePassword = Refusal.of(session.register, account.actOnMe, account.resetPassword)
const refuseAction = Refusal.of(account.actOnMe)
const refuseAddress = Refusal.of(account.requestEmailChange, account.requestPasswordReset, school.requestSchoolAddress)
const refuseConfirmation = Refusal.of(account.confirmEmail)
const refuseSchool = Refusal.of(school.requestSchoolAddress)
const refuseSchoolLink = Refusal.of(school.confirmSchoolAddress)
const refuseSchoolChange = Refusal.of(school.showSchoolAddress)
const refuseToken = Refusal.of(assistants.createPersonalToken)
const refuseRevoking = Refusal.of(assistants.revokePersonalToken)
const refuseProof = Refusal.of(account.proveIdentity)
const refusePasswordless = Refusal.of(account.proveIdentity, account.actOnMe)
const refuseFlow = Refusal.of(session.googleFlow, microsoft.microsoftFlow)
const refuseOtherMailbox = Refusal.of(microsoft.microsoftFlow)
const refusePasskeyLogin = Refusal.of(passkeys.loginByPasskey)
const refuseNewPasskey = Refusal.of(passkeys.addPasskey)
const refuseMorePasskeys = Refusal.of(passkeys.startPasskey, passkeys.addPasskey)
const refusePasskeyProof = Refusal.of(passkeys.proveByPasskey)
const refuseWithoutPasskey = Refusal.of(passkeys.openPasskeyProof)
const refuseWithoutCode = Refusal.of(session.login, passkeys.addPasskey)
const refuseFactorOn = Refusal.of(secondFactor.startSecondFactor, secondFactor.confirmSecondFactor)
const refuseAfterReset = Refusal.of(passkeys.removePasskeyAfterReset)
const refuseReset = Refusal.of(account.resetPassword)
const refuseProfile = Refusal.of(account.updateMe)
const refuseDisconnecting = Refusal.of(session.clearGoogleToken)

export const credentialsMissing = () => refuseLogin('credentials_missing', 'Please enter both username and password.')
export const credentialsWrong = () => refuseLogin('credentials_wrong', 'The username or password is not right.')
export const tooManyGuesses = (waitMs: number) => rateLimited('Too many wrong passwords for this account.', waitMs)
export const accountSuspended = () =>
  refuseLogin('account_suspended', 'This account is suspended. Please write to support.')
/** The password was right, so this is not counted as a failed sign-in. */
export const secondFactorNeeded = () =>
  refuseWithoutCode('second_factor_needed', 'Please enter the code of your authenticator app.', { isFailure: false })
/** A call that may refuse a code of the second factor, also the one that turns it on with the first code of the app. */
type CallWithAnyCode = Endpoint & { errors?: { readonly second_factor_wrong: number } }
/** The same while the second factor is on: a recovery code is taken too, in case the stored secret cannot be decrypted. */
export type CallWithCode = Endpoint & {
  errors?: { readonly second_factor_wrong: number; readonly second_factor_unreadable: number }
}
export const secondFactorWrong = (call: CallWithAnyCode) =>
  Refusal.of(call)(
    'second_factor_wrong',
    'This code is wrong or was used already. Please enter the next one, and check the clock of your phone.',
  )
export const recoveryCodeWrong = (call: CallWithCode) =>
  Refusal.of(call)('second_factor_wrong', 'This is not one of your unused codes. Please check what you have typed.')
/** `cause`: why the secret could not be decrypted, for the operator. */
export const secondFactorUnreadable = (call: CallWithCode, cause: unknown) =>
  Refusal.of(call)('second_factor_unreadable', 'The codes of your app cannot be checked. Please use a recovery code.', {
    cause,
    isFailure: false,
  })
export const tooManyCodes = (waitMs: number) =>
  rateLimited('Too many wrong codes for this account. A recovery code still works.', waitMs)
export const secondFactorOn = () =>
  refuseFactorOn('second_factor_on', 'Two-step sign-in is on already. Please reload the page.')
type CallOfFactor = Endpoint & { errors?: { readonly second_factor_off: number } }
export const secondFactorOff = (call: CallOfFactor) =>
  Refusal.of(call)('second_factor_off', 'Two-step sign-in is off. Please reload the page.')
export const loginCodeInvalid = () =>
  refuseLogin('login_code_invalid', 'This sign-in has expired. Please sign in with Google again.')

export const usernameInvalid = () =>
  refuseRegister(
    'username_invalid',
    `A username has ${limits.usernameMin} to ${limits.usernameMax} letters, digits or the signs @ . + - _`,
  )
export const usernameMixed = () =>
  refuseRegister(
    'username_mixed',
    'This username mixes letters of different alphabets. Please use one, for example only Latin or only Greek letters.',
  )
export const usernameTaken = () =>
  refuseRegister('username_taken', 'This username is already taken. Please choose another one.')
export const passwordTooShort = () =>
  refusePassword('weak_password', `Password must be at least ${limits.passwordMin} characters long.`)
export const passwordTooLong = () =>
  refusePassword('weak_password', 'This password is too long. Please choose a shorter one.')

/** Why a password is easy to guess; continues the sentence after "it is". */
const weaknesses = {
  most_used: 'one of the most used ones',
  near_most_used: 'close to one of the most used ones',
  own: 'mostly your own name, username or address',
  product: 'mostly the name of this website',
  word: 'mostly one common word or name',
  keys: 'mostly a row of keys on a keyboard',
  repeat: 'mostly the same part again and again',
  sequence: 'mostly a simple sequence such as abc or 123',
  date: 'mostly a date or a year',
  short: 'too short for what it is made of',
} as const
export type PasswordWeakness = keyof typeof weaknesses
export const passwordEasyToGuess = (why: PasswordWeakness) =>
  refusePassword(
    'weak_password',
    `This password is easy to guess: it is ${weaknesses[why]}. A few unrelated words make a good one.`,
  )
export const tokenLimitReached = () =>
  refuseToken(
    'tokens_used',
    `You have ${limits.personalTokensMax} tokens, which is the most at a time. Revoke one that you no longer use first.`,
  )
export const tokenUnknown = () => refuseRevoking('token_unknown', 'This token is no longer valid.')
export const wrongPassword = () => refuseAction('wrong_password', 'The old password is not right.')
export const wrongProof = () => refuseProof('wrong_password', 'The password is not right.')
/** A call that declares proof_needed. */
export type CallWithProof = Endpoint & { errors?: { readonly proof_needed: number } }
export const proofNeeded = (call: CallWithProof) =>
  Refusal.of(call)('proof_needed', 'Please confirm that it is you. Nothing has been changed yet.')
export const crossSite = () => refuseFlow('cross_site', 'This can only be started from a page of Labreach.')
export const noPassword = () =>
  refusePasswordless('no_password', 'This account signs in with Google and has no password.')
export const passkeyUnknown = () =>
  refusePasskeyLogin('passkey_refused', 'This passkey did not sign in. Please try again, or sign in another way.')
export const passkeyNotAdded = () =>
  refuseNewPasskey('passkey_refused', 'The passkey could not be added. Please try again.')
export const passkeysFull = () =>
  refuseMorePasskeys('passkeys_full', `You have ${serverLimits.passkeysMax} passkeys. Please remove one first.`)
export const passkeyNoProof = () =>
  refusePasskeyProof('passkey_refused', 'The passkey could not be checked. Please try again.')
export const noPasskey = () => refuseWithoutPasskey('no_passkey', 'Your account has no passkey.')
export const passkeyRemovalExpired = () =>
  refuseAfterReset(
    'reset_over',
    'More than 15 minutes have passed since the reset. Sign in and remove the passkey in your profile.',
  )
export const resetTokenInvalid = () =>
  refuseReset(
    'reset_token_invalid',
    'This link has been used already or is older than 30 minutes. Please request a new password reset.',
  )
export const emailInvalid = () =>
  refuseAddress('email_invalid', 'This is not an email address. Please check it and try again.')
export const emailTokenInvalid = () =>
  refuseConfirmation(
    'email_token_invalid',
    'This link has been used already, was replaced by a newer one, or is older than 24 hours. ' +
      'Get a new one from your profile.',
  )
export const emailTaken = () =>
  refuseConfirmation('email_taken', 'This address already belongs to another account. Please use a different one.')
export const mailFailed = () =>
  refuseAddress('mail_failed', 'No mail can be sent at the moment. Please try again in a few minutes.')
export const schoolAddressAtMailProvider = (domain: string) =>
  refuseSchool(
    'school_address_refused',
    `Anybody can have an address at ${domain}. Please enter the one that your school gave you.`,
  )
export const schoolUnknown = (domain: string) =>
  refuseSchool(
    'school_address_refused',
    `We cannot tell that ${domain} is a school. Please enter an address that ends in .edu, .ac.uk or the like, or one at a ` +
      'university whose professors are on Labreach.',
  )
export const schoolLinkInvalid = () =>
  refuseSchoolLink(
    'school_link_invalid',
    'This link has been used already, was replaced by a newer one, is older than 30 minutes, or belongs to another ' +
      'account. If you have confirmed the address, your profile shows it; otherwise get a new link there.',
  )
export const schoolAddressMissing = () =>
  refuseSchoolChange('school_address_missing', 'There is no confirmed school address. Please confirm one first.')
export const resumeRequired = () =>
  refuseProfile('resume_required', 'Please upload a resume first. Your interests and skills start from it.')
export const resumeMismatch = () =>
  refuseRegister('resume_mismatch', 'This is not the resume that you uploaded. Please upload it again.')
export const trialUsed = () =>
  refuseAction('trial_unavailable', 'You have had your free trial already. It can be claimed once.')
export const trialNotNeeded = (plan: string) =>
  refuseAction('trial_unavailable', `You have the ${plan} already. The free trial can be claimed once it has ended.`)
export const trialNotEarned = (missing: number) =>
  refuseAction(
    'trial_unavailable',
    `${missing} more ${missing === 1 ? 'friend has' : 'friends have'} to sign up with your link and connect a Google ` +
      'account before you can claim the free trial.',
  )
export const mailboxUnreachable = () =>
  refuseDisconnecting(
    'google_unreachable',
    'Google could not be reached, so nothing was disconnected. Please try again.',
  )

/**
 * A student without a password signs in with the connected Google account; a Microsoft mailbox would replace it and lock
 * the student out.
 */
export const passwordNeeded = () => refuseOtherMailbox('password_needed', microsoftFlowErrors.locksOut)

/** Sentences for the `error` parameter of the page to which a flow returns. */
export const flowErrors = {
  denied: 'You did not allow the connection to Google, so nothing was connected.',
  flowEnded: 'The connection to Google took too long or was started in another window. Please try again.',
  failed: 'Google could not be reached. Please try again.',
  noSending: 'Permission to send was not given. Please connect again and leave "Send email" ticked.',
  elsewhere: 'This Google account is already connected to another Labreach account.',
  notYours: 'This is not the Google account that is connected to your Labreach account. Please choose that one.',
  hasPassword:
    'There is a Labreach account with this address as its username, and it has a password. If it is yours, sign in with ' +
    'the password, then connect Google on your profile. If not, upload your resume to sign up.',
  unknown: 'There is no Labreach account for this Google account yet. Sign up here to create one.',
} as const

/** The same for a flow that connects a mailbox of Microsoft. */
export const microsoftFlowErrors = {
  denied:
    'Microsoft was not allowed to connect, so nothing was connected. If its page asked for an administrator, your school ' +
    'has to approve Labreach first; or connect another mailbox.',
  adminNeeded:
    'Your school lets only its administrators connect apps to its Microsoft mailboxes, so nothing was connected. Ask its ' +
    'IT help to approve Labreach, or connect another mailbox.',
  flowEnded: 'The connection to Microsoft took too long or was started in another window. Please try again.',
  failed: 'Microsoft could not be reached. Please try again.',
  noSending: 'Microsoft did not give the permission to send, so nothing was connected. Please try again.',
  noMailbox: 'This Microsoft account has no mailbox. Please choose one that has.',
  elsewhere: 'This Microsoft mailbox is already connected to another Labreach account.',
  locksOut:
    'You sign in with your Google account, which a Microsoft mailbox would replace. Set a password first: use Forgot password on the sign-in page. Then connect it.',
} as const
