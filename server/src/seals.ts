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
import { LRUCache } from 'lru-cache'

/** Keyed operations on the server's own secrets; every purpose gets a key of its own (HKDF-SHA256, RFC 5869). */
export type Seals = {
  /** AES-256-GCM: 12 bytes of nonce, ciphertext, 16 bytes of tag. `bound` must be the same when it is opened. */
  seal(text: string, bound: string): Buffer
  /** Throws when the key, the bytes or `bound` differ. */
  open(sealed: Uint8Array, bound: string): string
  /** A URL-safe HMAC-SHA256 of `text`, cut to 128 bits. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
}

type Purpose = 'professor-handle' | 'resume-url' | 'opt-out-link' | 'browse-order' | 'rate-limit'

/** @param keys 32 random bytes each, base64url. */
export function createSeals(keys: { encryptionKey: string; handleKey: string }): Seals {
  const encryption = derive(keys.encryptionKey, 'google-tokens')
  /** As key objects: with bare bytes each signature takes some 36 µs instead of 5. */
  const signing = new Map<Purpose, KeyObject>()
  /** A page of locked professors has nine, and students turn back to pages: some 20 MB that need no signing again. */
  const signed = new LRUCache<string, string>({ max: 100_000 })
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
    seal(text, bound) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(bound))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open(sealed, bound) {
      const bytes = Buffer.from(sealed)
      const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, 12)).setAAD(Buffer.from(bound))
      decipher.setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    },
    sign,
    verify(purpose, text, signature) {
      return same(sign(purpose, text), signature)
    },
  }
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
