import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { CallInput } from '@labreach/contract/endpoint'
import type { addPasskey, CreationOptions, loginByPasskey, RequestOptions } from '@labreach/contract/passkeys'
import * as factor from '@labreach/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { publicUrl } from './environment.ts'
import type { TestApp } from './test-app.ts'

/** What an attacker or a broken authenticator does differently. */
export type Deviation = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  userVerified?: boolean
  counter?: number
  /** The signature of another key. */
  signedBy?: KeyObject
  userHandle?: string | null
}
type Created = CallInput<typeof addPasskey>['body']['credential']
type Signed = CallInput<typeof loginByPasskey>['body']['credential']

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** An authenticator in software with one passkey (WebAuthn Level 3, ES256, without attestation). */
export function createAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let [counter, handle] = [0, '']

  function composeData({ rpId, flags, attested }: { rpId: string; flags: number; attested?: Buffer }, to?: number) {
    const count = Buffer.alloc(4)
    if (counts) count.writeUInt32BE(to ?? ++counter)
    return Buffer.concat([digest(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const composeClient = (type: string, challenge: string, { origin = publicUrl, ...other }: Deviation) =>
    Buffer.from(
      JSON.stringify({ type: other.type ?? type, challenge: other.challenge ?? challenge, origin, crossOrigin: false }),
    )

  return {
    id: base64url(id),

    create(options: CreationOptions, deviation: Deviation = {}): Created {
      handle ||= options.user.id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = cborMap(
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const flags = 0x41 | (deviation.userVerified === false ? 0 : 0x04)
      const authData = composeData({ rpId: deviation.rpId ?? options.rp.id, flags, attested })
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(composeClient('webauthn.create', options.challenge, deviation)),
          attestationObject: base64url(cborMap(['fmt', 'none'], ['attStmt', {}], ['authData', authData])),
          transports: ['internal'],
        },
      }
    },

    sign(options: RequestOptions, deviation: Deviation = {}): Signed {
      const flags = 0x01 | (deviation.userVerified === false ? 0 : 0x04)
      const data = composeData({ rpId: deviation.rpId ?? options.rpId, flags }, deviation.counter)
      const client = composeClient('webauthn.get', options.challenge, deviation)
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), deviation.signedBy ?? privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: deviation.userHandle === undefined ? handle : deviation.userHandle,
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

type Cbor = number | string | Buffer | Record<string, never>

/** CBOR (RFC 8949) of a map, as far as an authenticator needs it. */
function cborMap(...entries: readonly [number | string, Cbor][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cborItem)])
}

function cborItem(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? cborHead(1, -1 - item) : cborHead(0, item)
  if (typeof item === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(item)), Buffer.from(item)])
  return Buffer.isBuffer(item) ? Buffer.concat([cborHead(2, item.length), item]) : cborHead(5, 0)
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const STEP_MS = 30_000

/** Turns the second factor of a student on, in a new session. `code` is the app's; the next one comes in 30 seconds. */
export async function aSecondFactor(app: TestApp, student: { id: string }) {
  const token = await app.tokenFor(student.id)
  const session = { headers: { authorization: `Bearer ${token}` } }
  const { body: started } = await app.call(factor.startSecondFactor, session)
  const totp = new TOTP({ secret: Secret.fromBase32(started.secret) })
  /** The code of a step: 0 is the present one. */
  const code = (steps = 0) => totp.generate({ timestamp: app.clock.now().getTime() + steps * STEP_MS })
  const { status, body } = await app.call(factor.confirmSecondFactor, { ...session, body: { code: code() } })
  if (status !== 200) throw new Error(`The factor was not turned on: ${body.error}`)
  app.clock.pass(STEP_MS)
  return { ...started, session, token, code, recoveryCodes: body.recovery_codes }
}
