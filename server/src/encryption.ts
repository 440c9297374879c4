import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'
import { lruCache } from './lru-cache.ts'

/** Keyed operations on the server's own secrets; every purpose gets a key of its own (HKDF-SHA256, RFC 5869). */
export type Encryption = {
  /**
   * AES-256-GCM: 4 bytes that mark the key, 12 of nonce, ciphertext, 16 of tag. `bound` must be the same when it is decrypted.
   */
  encrypt(text: string, bound: string): Buffer
  /** Decrypts with any known key. Throws when the bytes or `bound` differ, or the key is unknown. */
  decrypt(encrypted: Uint8Array, bound: string): string
  /** Whether the current key encrypted this. */
  isCurrent(encrypted: Uint8Array): boolean
  /** A URL-safe HMAC-SHA256 of `text`, cut to 128 bits. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
}

type Purpose =
  | 'professor-handle'
  | 'google-account'
  | 'resume-url'
  | 'opt-out-link'
  | 'browse-order'
  | 'rate-limit'
  // The name from before the audit log was called so: another one would change every hash that is stored.
  | 'journal-address'
  | 'name-search'

const [MARK, NONCE, TAG] = [4, 12, 16]

type Keys = { encryptionKey: string; oldEncryptionKeys?: readonly string[]; handleKey: string }
type Key = { key: Buffer; mark: Buffer }

/** @param keys 32 random bytes each, base64url. */
export function createEncryption(keys: Keys): Encryption {
  const keyOf = (key: string): Key => ({
    key: derive(key, 'google-tokens'),
    mark: derive(key, 'mark').subarray(0, MARK),
  })
  const current = keyOf(keys.encryptionKey)
  const known = [current, ...(keys.oldEncryptionKeys ?? []).map(keyOf)]
  /** As key objects: with bare bytes each signature takes some 36 µs instead of 5. */
  const signing = new Map<Purpose, KeyObject>()
  /** A page of locked professors has nine, and students turn back to pages: some 20 MB that need no signing again. */
  const signed = lruCache<string, string>(100_000)
  const signingKey = (purpose: Purpose) => {
    const known = signing.get(purpose) ?? createSecretKey(derive(keys.handleKey, purpose))
    signing.set(purpose, known)
    return known
  }
  const sign = (purpose: Purpose, text: string) => {
    const key = `${purpose} ${text}`
    const known = signed.get(key)
    if (known) return known
    const hash = createHmac('sha256', signingKey(purpose)).update(text).digest()
    const signature = hash.subarray(0, 16).toString('base64url')
    signed.set(key, signature)
    return signature
  }

  return {
    encrypt(text, bound) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(bound))
      return Buffer.concat([current.mark, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(encrypted, bound) {
      const bytes = Buffer.from(encrypted)
      const marked = known.filter((one) => isMarked(bytes, one)).map((one) => [one, bytes.subarray(MARK)] as const)
      // What was encrypted before there were marks begins with its nonce; the tag says which key it was.
      const attempts = [...marked, ...known.map((one) => [one, bytes] as const)]
      const failures: unknown[] = []
      for (const [{ key }, body] of attempts)
        try {
          return decryptWith(key, body, bound)
        } catch (error) {
          failures.push(error)
        }
      throw failures[0]
    },
    isCurrent: (encrypted) => isMarked(encrypted, current),
    sign,
    verify(purpose, text, signature) {
      return same(sign(purpose, text), signature)
    },
  }
}

const isMarked = (encrypted: Uint8Array, { mark }: Key): boolean => mark.equals(encrypted.subarray(0, MARK))

function decryptWith(key: Buffer, bytes: Buffer, bound: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
}

/** 256 random bits, URL-safe: refresh tokens, temporary tokens, one-time codes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is stored: whoever reads the table cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares in a time that does not depend on where two texts differ. */
export function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', purpose, 32))
}
