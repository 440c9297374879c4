import { webcrypto } from 'node:crypto'

/**
 * The client's `state`: "<length of the value in 3 digits><value>", AES-GCM under the secret that every client has, then
 * base64url of 12 bytes nonce and ciphertext. It proves nothing and no data is read from it: it is only compared with
 * the flow.
 */
export async function decryptState(state: string, secret: string): Promise<string | null> {
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
    // What cannot be decrypted matches no flow; the caller refuses it.
    return null
  }
}

/** The text of a flow's state: the value after its length in three digits. */
export function stateText(value: string): string {
  return String(value.length).padStart(3, '0') + value
}
