import { expect, test } from 'vitest'
import { collectGarbage } from '../test/collect-garbage.ts'
import { createEncryption, hashToken, newToken, isEqual } from './encryption.ts'

const createKey = (letter: string) => letter.repeat(43)
const encryption = createEncryption({ encryptionKey: createKey('a'), signingKey: createKey('b') })

test('decrypts a text in any script', () => {
  expect(encryption.decrypt(encryption.encrypt('Zoë 👩‍🔬', 'student 1'), 'student 1')).toBe('Zoë 👩‍🔬')
})

test('never encrypts the same text to the same bytes', () => {
  expect(encryption.encrypt('text', 'one').equals(encryption.encrypt('text', 'one'))).toBe(false)
})

test('refuses to decrypt with another key, for another owner, or with one bit changed', () => {
  const encrypted = encryption.encrypt('text', 'student 1')
  const other = createEncryption({ encryptionKey: createKey('c'), signingKey: createKey('b') })
  expect(() => other.decrypt(encrypted, 'student 1')).toThrow(/unable to authenticate/i)
  expect(() => encryption.decrypt(encrypted, 'student 2')).toThrow(/unable to authenticate/i)
  for (let at = 0; at < encrypted.length; at++) {
    const changed = Buffer.from(encrypted)
    changed[at]! ^= 1
    expect(() => encryption.decrypt(changed, 'student 1')).toThrow(/unable to authenticate/i)
  }
  expect(() => encryption.decrypt(encrypted.subarray(0, 20), 'student 1')).toThrow(/unable to authenticate/i)
})

test('decrypts texts of older keys, with and without a key fingerprint, and encrypts with the current key', () => {
  const rotated = createEncryption({
    encryptionKey: createKey('n'),
    oldEncryptionKeys: [createKey('o'), createKey('a')],
    signingKey: createKey('b'),
  })
  const encrypted = encryption.encrypt('text', 'student 1')
  const withoutFingerprint = encrypted.subarray(4)
  for (const old of [encrypted, withoutFingerprint]) {
    expect(rotated.decrypt(old, 'student 1')).toBe('text')
    expect(rotated.isCurrent(old)).toBe(false)
    expect(() => rotated.decrypt(old, 'student 2')).toThrow(/unable to authenticate/i)
  }
  expect(encryption.decrypt(withoutFingerprint, 'student 1')).toBe('text')
  const current = rotated.encrypt('text', 'student 1')
  expect(rotated.isCurrent(current)).toBe(true)
  expect(() => encryption.decrypt(current, 'student 1')).toThrow(/unable to authenticate/i)
})

test('verifies a signature for its own purpose, text and key only', () => {
  const signature = encryption.sign('resume-url', 'file 1')
  const other = createEncryption({ encryptionKey: createKey('a'), signingKey: createKey('c') })
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect(encryption.verify('resume-url', 'file 1', signature)).toBe(true)
  expect(encryption.verify('opt-out-link', 'file 1', signature)).toBe(false)
  expect(encryption.verify('resume-url', 'file 2', signature)).toBe(false)
  expect(other.verify('resume-url', 'file 1', signature)).toBe(false)
  expect(encryption.verify('resume-url', 'file 1', '')).toBe(false)
})

test('signatures of long texts, which anybody may send, take no memory [ACCOUNT-22]', () => {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  for (let at = 0; at < 2_000; at++) encryption.sign('rate-limit', `${at} ${'x'.repeat(15_000)}`)
  collectGarbage()
  // About 30 MB if each text stayed in the cache.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000)
})

test('creates tokens of 256 random bits and hashes them', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/)
  expect(newToken()).not.toBe(newToken())
  expect(hashToken('token')).toHaveLength(32)
  expect([isEqual('abc', 'abc'), isEqual('abc', 'abd'), isEqual('abc', 'abcd')]).toEqual([true, false, false])
})
