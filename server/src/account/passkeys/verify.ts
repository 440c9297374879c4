import type { Assertion, Registration } from '@labreach/contract/schemas/passkeys'
import type { VerifiedAuthenticationResponse, VerifiedRegistrationResponse } from '@simplewebauthn/server'
import type { Services } from '../../services.ts'
import { algorithms, createRelyingParty } from './options.ts'
import type { PasskeyRow } from './queries.ts'

type Deps = Pick<Services, 'config'>

/** Loaded at the first use: it takes a second, and most processes verify no passkey. */
const webauthn = () => import('@simplewebauthn/server')

/**
 * Whether a new passkey brings no certificates. The library would look up by HTTP whether a certificate was revoked, at
 * an address that the sender of the certificate chooses. Nobody is asked for certificates (`attestation: 'none'`).
 */
export async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    const format = attestation.get('fmt')
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

/** The challenge that a response claims to sign; null if the response is malformed. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const isRead = typeof data === 'object' && data !== null && 'challenge' in data
    return isRead && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}

/**
 * Verifies a new passkey: challenge, origin, relying party, presence and verification of the user. Returns null if
 * anything is wrong. The library throws for each reason, and without certificates it reaches nothing outside the memory.
 */
export async function verifyRegistration(
  { config }: Deps,
  response: Registration,
  challenge: string,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']> | null> {
  if (!(await hasNoCertificates(response.response.attestationObject))) return null
  const { verifyRegistrationResponse } = await webauthn()
  const { origins, id } = createRelyingParty(config)
  const result = await verifyRegistrationResponse({
    response: toLibrary(response),
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null)
  return result?.verified ? result.registrationInfo : null
}

/** Verifies a signature with a stored passkey, as above; also its counter, which must not go back. */
export async function verifyAssertion(
  { config }: Deps,
  response: Assertion,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { origins, id } = createRelyingParty(config)
  const { userHandle, ...signed } = response.response
  const result = await verifyAuthenticationResponse({
    response: toLibrary({ ...response, response: { ...signed, ...(userHandle && { userHandle }) } }),
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo : null
}

/** Extensions are not used. */
const toLibrary = <R extends object>(response: R) => ({ ...response, clientExtensionResults: {} })
