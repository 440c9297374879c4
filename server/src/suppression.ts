import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { normalizeAddress } from './mail-address.ts'

export type SuppressionKind = 'address' | 'id' | 'name'

/** One remembered fact about a person who opted out. */
export type SuppressionHash = { kind: SuppressionKind; hash: Buffer }

/**
 * Keyed hashes by which people who opted out stay known after everything else about them is deleted: HMAC-SHA256, one key
 * for each kind (HKDF). The key never changes, since no hash can be computed again under another one.
 */
export type Suppression = {
  /** Of the normal form of a mail address. */
  address(address: string): Buffer
  /** Of an id as the catalogue writes it: a Scholar id, `orcid:…`, `openalex:…`. */
  id(id: string): Buffer
  /** Of a name and school, as `personKey` joins them. */
  name(personKey: string): Buffer
  /** Tells which key made a hash, and nothing else about the key. */
  keyMark: string
}

/** @param key 32 random bytes, base64url. */
export function createSuppression(key: string): Suppression {
  const hasher = (purpose: string) => {
    const derived = createSecretKey(
      Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64url'), '', `suppression-${purpose}`, 32)),
    )
    return (text: string) => createHmac('sha256', derived).update(text).digest()
  }
  const address = hasher('address')
  return {
    address: (given) => address(normalizeAddress(given)),
    id: hasher('id'),
    name: hasher('name'),
    keyMark: hasher('mark')('').subarray(0, 6).toString('base64url'),
  }
}
