import { expect, test } from 'vitest'
import { encryptState, stateText } from './google-state.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
const secret = Buffer.alloc(32, 7).toString('base64url')

test('prefixes the username with its length, zero-padded to 3 digits [GOOGLE-5]', () => {
  expect(stateText('ana')).toBe('003ana')
  expect(stateText('x'.repeat(150))).toBe(`150${'x'.repeat(150)}`)
})

test('combines temporary token and referral id for a signup [GOOGLE-4, GOOGLE-5]', () => {
  expect(stateText('token', 'friend')).toBe('005tokenfriend')
})

test('encrypts with AES-GCM: nonce, then ciphertext, base64url, never twice the same [GOOGLE-5]', async () => {
  const state = await encryptState('003ana', secret)
  expect(state).toMatch(/^[\w-]+$/)
  expect(await encryptState('003ana', secret)).not.toBe(state)

  const encrypted = bytes(state)
  const key = await crypto.subtle.importKey('raw', bytes(secret), 'AES-GCM', false, ['decrypt'])
  const decrypted = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: encrypted.slice(0, 12) },
    key,
    encrypted.slice(12),
  )
  expect(new TextDecoder().decode(decrypted)).toBe('003ana')
})
