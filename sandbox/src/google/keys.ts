import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { openSaved } from '../store.ts'
import { certificate } from './certificate.ts'

export type Keys = ReturnType<typeof openKeys>

/** A new RSA key as PEM (PKCS #8); making one takes a quarter of a second. */
export const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** The RSA key that signs id tokens, kept in the data folder, with its public forms; `made` answers the first one. */
export function openKeys(dataDir: string, made = newKey) {
  const saved = openSaved(join(dataDir, 'google-key.json'), () => ({ pem: made() }))
  saved.save()
  const privateKey = createPrivateKey(saved.value.pem)
  const publicKey = createPublicKey(privateKey)
  const kid = createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  const { n, e } = publicKey.export({ format: 'jwk' })

  return {
    pem: () => ({ [kid]: certificate(privateKey, 'federated-signon.sandbox') }),
    jwks: { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e }] },

    /**
     * Signs an id token good for an hour. Its times come from the computer's clock, not the sandbox's: the official
     * client libraries compare them with the computer's, and a test that moves time would lock itself out.
     */
    signIdToken(claims: JWTPayload): Promise<string> {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(privateKey)
    },
    /** The claims of an id token of ours; throws when it is forged or expired. */
    async readIdToken(token: string): Promise<JWTPayload> {
      return (await jwtVerify(token, publicKey, { algorithms: ['RS256'] })).payload
    },
  }
}
