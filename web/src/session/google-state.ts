const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** `ana` → `003ana`. For a signup `identity` is the temporary token, and the referral id follows it. */
export function stateText(identity: string, ref = ''): string {
  return `${String(identity.length).padStart(3, '0')}${identity}${ref}`
}

/**
 * Encrypts `text` by AES-GCM with the client's secret (32 bytes, base64url). Returns base64url of the 12-byte nonce and
 * the ciphertext. The state does not authenticate the browser: the flow cookie does.
 */
export async function encryptState(text: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromBase64url(secret), 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  return base64url(new Uint8Array([...iv, ...new Uint8Array(encrypted)]))
}
