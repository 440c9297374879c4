import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { normalizeAddress } from './mail-address.ts'

export type SuppressionKind = 'address' | 'id' | 'name'

/** The hash of one fact about a person who opted out. */
export type SuppressionHash = { kind: SuppressionKind; hash: Buffer }

/**
 * Computes the keyed hashes that recognize people who opted out after all other data about them is deleted.
 * HMAC-SHA256, with one key for each kind (HKDF). The key must never change, since the facts are deleted and cannot be
 * hashed again.
 */
export type SuppressionHasher = {
  /** Hashes the normal form of a mail address. */
  hashAddress(address: string): Buffer
  /** Hashes an id of the catalogue: a Scholar id, `orcid:…`, `openalex:…`. */
  hashId(id: string): Buffer
  /** Hashes a name and a school, as `computePersonKey` joins them. */
  hashName(personKey: string): Buffer
  /** Identifies the key, without revealing it. */
  keyFingerprint: string
}

/** @param key 32 random bytes, base64url. */
export function createSuppressionHasher(key: string): SuppressionHasher {
  const createHasher = (purpose: string) => {
    const derived = createSecretKey(
      Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', `suppression-${purpose}`, 32)),
    )
    return (text: string) => createHmac('sha256', derived).update(text).digest()
  }
  const hashNormalized = createHasher('address')
  return {
    hashAddress: (address) => hashNormalized(normalizeAddress(address)),
    hashId: createHasher('id'),
    hashName: createHasher('name'),
    keyFingerprint: createHasher('mark')('').subarray(0, 6).toString('base64url'),
  }
}
