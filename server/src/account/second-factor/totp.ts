import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app knows (RFC 6238). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a clock may be wrong by, in both directions. */
const DRIFT = 1

/** A new secret of 160 bits in base32, and its URI for an app. */
export function createSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...parameters, issuer: 'Labreach', label: username, secret }).toString()
  return { secret: secret.base32, uri }
}

/** The number of the step that a code belongs to, or null if it is not one of the present codes. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: DRIFT, timestamp })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
