import { webcrypto } from 'node:crypto'

/**
 * The client's `state`: "<length of the value in 3 digits><value>", AES-GCM under the secret that every client has, then
 * base64url of 12 bytes nonce and ciphertext. It proves nothing, and nothing is taken from it: it is only compared with
 * what the ticket says.
 */
export async function openState(state: string, secret: string): Promise<string | null> {
  const bytes = Buffer.from(state, 'base64url')
  const key = await webcrypto.subtle.importKey('raw', Buffer.from(secret, 'base64url'), 'AES-GCM', false, ['decrypt'])
  try {
    const plain = await webcrypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, 12) },
      key,
      bytes.subarray(12),
    )
    return Buffer.from(plain).toString('utf8')
  } catch {
    // Whatever is not ours to read matches no ticket; the caller refuses it by name.
    return null
  }
}

/** What the opened state of a trip must read: the value with its zero-padded length before it. */
export function stateText(value: string): string {
  return String(value.length).padStart(3, '0') + value
}
