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

/**
 * Encryption and signatures with the server's keys. A separate key is derived for each purpose (HKDF-SHA256, RFC 5869).
 */
export type Encryption = {
  /**
   * AES-256-GCM. The result is 4 bytes of key fingerprint, 12 of nonce, the ciphertext and 16 of tag. `owner` is authenticated
   * data, for example a student's id: decryption requires the same value.
   */
  encrypt(text: string, owner: string): Buffer
  /** Tries all configured keys. Throws if the bytes or `owner` differ, or if the key is unknown. */
  decrypt(encrypted: Uint8Array, owner: string): string
  /** Whether the current key encrypted this. */
  isCurrent(encrypted: Uint8Array): boolean
  /** A URL-safe HMAC-SHA256 of `text`, cut to 128 bits. */
  sign(purpose: Purpose, text: string): string
  verify(purpose: Purpose, text: string, signature: string): boolean
}

/** The names are part of the derived keys. None may be renamed: stored hashes, sent links and tokens depend on them. */
type Purpose =
  | 'professor-handle'
  | 'google-account'
  | 'resume-url'
  | 'opt-out-link'
  | 'letter-link'
  | 'browse-order'
  | 'rate-limit'
  // The client's network in the audit log.
  | 'journal-address'
  | 'name-search'

const [FINGERPRINT, NONCE, TAG] = [4, 12, 16]

/** Handles and limits of accounts are shorter. Anybody can make the server sign longer texts: names, tokens, headers. */
const CACHED_LENGTH = 200

/** `signingKey`: the setting HANDLE_KEY. */
type Keys = { encryptionKey: string; oldEncryptionKeys?: readonly string[]; signingKey: string }
type Key = { key: Buffer; fingerprint: Buffer }

/** @param keys 32 random bytes each, base64url. */
export function createEncryption(keys: Keys): Encryption {
  // These two names must not be renamed either: without them no stored access can be decrypted.
  const createKey = (key: string): Key => ({
    key: derive(key, 'google-tokens'),
    fingerprint: derive(key, 'mark').subarray(0, FINGERPRINT),
  })
  const current = createKey(keys.encryptionKey)
  const allKeys = [current, ...(keys.oldEncryptionKeys ?? []).map(createKey)]
  /** Key objects: with raw bytes a signature takes about 36 µs instead of 5. */
  const purposeKeys = new Map<Purpose, KeyObject>()
  /** A cache of about 20 MB: a page of locked professors has nine signatures, and students revisit pages. */
  const signatures = lruCache<string, string>(100_000)
  const getPurposeKey = (purpose: Purpose) => {
    const key = purposeKeys.get(purpose) ?? createSecretKey(derive(keys.signingKey, purpose))
    purposeKeys.set(purpose, key)
    return key
  }
  const compute = (purpose: Purpose, text: string) =>
    createHmac('sha256', getPurposeKey(purpose)).update(text).digest().subarray(0, 16).toString('base64url')
  const sign = (purpose: Purpose, text: string) => {
    if (text.length > CACHED_LENGTH) return compute(purpose, text)
    const cacheKey = `${purpose} ${text}`
    const cached = signatures.get(cacheKey)
    if (cached) return cached
    const signature = compute(purpose, text)
    signatures.set(cacheKey, signature)
    return signature
  }

  return {
    encrypt(text, owner) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(owner))
      return Buffer.concat([
        current.fingerprint,
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    decrypt(encrypted, owner) {
      const bytes = Buffer.from(encrypted)
      const matching = allKeys
        .filter((one) => hasFingerprintOf(bytes, one))
        .map((one) => [one, bytes.subarray(FINGERPRINT)] as const)
      // Texts of older versions have no fingerprint and begin with the nonce: all keys are tried, and the tag decides.
      const attempts = [...matching, ...allKeys.map((one) => [one, bytes] as const)]
      const failures: unknown[] = []
      for (const [{ key }, body] of attempts)
        try {
          return decryptWith(key, body, owner)
        } catch (error) {
          failures.push(error)
        }
      throw failures[0]
    },
    isCurrent: (encrypted) => hasFingerprintOf(encrypted, current),
    sign,
    verify(purpose, text, signature) {
      return isEqual(sign(purpose, text), signature)
    },
  }
}

const hasFingerprintOf = (encrypted: Uint8Array, { fingerprint }: Key): boolean =>
  fingerprint.equals(encrypted.subarray(0, FINGERPRINT))

function decryptWith(key: Buffer, bytes: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE)).setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
}

/** 256 random bits, URL-safe: refresh tokens, temporary tokens, one-time codes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a token is stored; it cannot be used as a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two texts in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', purpose, 32))
}
