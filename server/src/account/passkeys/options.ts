import type { CreationOptions, RequestOptions } from '@labreach/contract/passkeys'
import { lifetimes } from '@labreach/contract/lifetimes'
import type { Services } from '../../services.ts'

type Config = Pick<Services['config'], 'publicUrl'>

/** ES256, Ed25519 and RS256, by which every authenticator has one. */
export const algorithms = [-7, -8, -257] as const

/** Passkeys belong to the host of the deployment's URL. Changing that host makes them unusable. */
export function createRelyingParty({ publicUrl }: Config): { id: string; origins: string[] } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origins: [origin] }
}

type Stored = { credential_id: string; transports: string[] }
const describe = ({ credential_id: id, transports }: Stored) => ({ id, type: 'public-key' as const, transports })

/**
 * The id of a student for authenticators, which return it at a sign-in. The specification of WebAuthn asks for one
 * without personal data.
 */
export const createUserHandle = (studentId: string): string =>
  Buffer.from(studentId.replaceAll('-', ''), 'hex').toString('base64url')

type Owner = { id: string; username: string }

/** Options for a new passkey, which is found without a username and verifies its user. */
export function composeCreation(
  config: Config,
  { owner, challenge, known }: { owner: Owner; challenge: string; known: readonly Stored[] },
): CreationOptions {
  return {
    rp: { id: createRelyingParty(config).id, name: 'Labreach' },
    user: { id: createUserHandle(owner.id), name: owner.username, displayName: owner.username },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: lifetimes.passkeyChallengeMs,
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Options for a signature. Without `allowed`, the student chooses among the passkeys of the device. */
export function composeRequest(config: Config, challenge: string, allowed: readonly Stored[] = []): RequestOptions {
  return {
    challenge,
    timeout: lifetimes.passkeyChallengeMs,
    rpId: createRelyingParty(config).id,
    allowCredentials: allowed.map(describe),
    userVerification: 'required',
  }
}
