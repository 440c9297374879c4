import { isoCBOR } from '@simplewebauthn/server/helpers'
import { expect, test } from 'vitest'
import { hasNoCertificates } from './verify.ts'

test('a new passkey that brings certificates is not verified, since their sender chooses what is looked up [PASSKEY-3]', async () => {
  const encode = (format: string, statement: [string, Uint8Array[]][]) =>
    Buffer.from(
      isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', format],
          ['attStmt', new Map(statement)],
          ['authData', new Uint8Array(37)],
        ]) as never,
      ),
    ).toString('base64url')
  const certificates: [string, Uint8Array[]][] = [['x5c', [new Uint8Array(8)]]]
  expect(await hasNoCertificates(encode('none', []))).toBe(true)
  expect(await hasNoCertificates(encode('packed', []))).toBe(true)
  for (const format of ['packed', 'android-key', 'android-safetynet', 'tpm', 'apple', 'fido-u2f'])
    expect(await hasNoCertificates(encode(format, certificates))).toBe(false)
  expect(await hasNoCertificates('AAAA')).toBe(false)
})
