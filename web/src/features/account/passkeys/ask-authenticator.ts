import type { CreationOptions, RequestOptions } from '@labreach/contract/passkeys'
import { sentenceOr } from '../../../api/error.ts'

/** Whether this browser has passkeys. Pages without TLS, except on localhost, have none. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis

/** Loaded at the first use, at the same time as the challenge. */
const webauthn = () => import('@simplewebauthn/browser')

/** Asks the device for a new passkey, with the options of the server. */
export async function createPasskey(options: Promise<CreationOptions>) {
  const [{ startRegistration }, optionsJSON] = await Promise.all([webauthn(), options])
  return startRegistration({ optionsJSON })
}

/** Asks the device for a signature with one of its passkeys. */
export async function signWithPasskey(options: Promise<RequestOptions>) {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([webauthn(), options])
  return startAuthentication({ optionsJSON })
}

/** The text for a failure: of the device by the name of its error (WebAuthn), or of the server. */
export function passkeyFailure(error: unknown, otherwise: string): string {
  const name = error instanceof Error ? error.name : ''
  // Browsers do not tell a cancelled question from a device without a passkey.
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used. You can try again.'
  if (name === 'InvalidStateError') return 'This device has a passkey for your account already.'
  return sentenceOr(error, otherwise)
}
