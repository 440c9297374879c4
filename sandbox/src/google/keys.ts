import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { openJsonFile } from '../json-file.ts'
import { createCertificate } from './certificate.ts'

export type Keys = ReturnType<typeof openKeys>

/** A new RSA key as PEM (PKCS #8). Takes about 250 ms. */
export const createKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** The RSA key that signs id tokens, stored in the data folder. `makeKey` returns the key of a new folder as PEM. */
export function openKeys(dataDir: string, makeKey = createKey) {
  const file = openJsonFile(join(dataDir, 'google-key.json'), () => ({ pem: makeKey() }))
  file.save()
  const privateKey = createPrivateKey(file.value.pem)
  const publicKey = createPublicKey(privateKey)
  const kid = createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
  const { n, e } = publicKey.export({ format: 'jwk' })

  return {
    pem: () => ({ [kid]: createCertificate(privateKey, 'federated-signon.sandbox') }),
    jwks: { keys: [{ kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e }] },

    /**
     * Signs an id token that is valid for an hour. Its times follow the computer's clock, not the sandbox's, because
     * the official client libraries compare them with the computer's clock.
     */
    signIdToken(claims: JWTPayload): Promise<string> {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(privateKey)
    },
    /** The claims of an id token that this key signed. Throws if it is forged or expired. */
    async readIdToken(token: string): Promise<JWTPayload> {
      return (await jwtVerify(token, publicKey, { algorithms: ['RS256'] })).payload
    },
  }
}
