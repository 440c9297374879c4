import { expect, test } from 'vitest'
import { createSeals, hashToken, newToken, same } from './seals.ts'

const key = (letter: string) => letter.repeat(43)
const seals = createSeals({ encryptionKey: key('a'), handleKey: key('b') })

test('opens what it sealed, in any script', () => {
  expect(seals.open(seals.seal('Zoë 👩‍🔬', 'student 1'), 'student 1')).toBe('Zoë 👩‍🔬')
})

test('never seals the same text to the same bytes', () => {
  expect(seals.seal('text', 'one').equals(seals.seal('text', 'one'))).toBe(false)
})

test('opens nothing with another key, for another owner, or with one bit changed', () => {
  const sealed = seals.seal('text', 'student 1')
  const other = createSeals({ encryptionKey: key('c'), handleKey: key('b') })
  expect(() => other.open(sealed, 'student 1')).toThrow(/unable to authenticate/i)
  expect(() => seals.open(sealed, 'student 2')).toThrow(/unable to authenticate/i)
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => seals.open(changed, 'student 1')).toThrow(/unable to authenticate/i)
  }
  expect(() => seals.open(sealed.subarray(0, 20), 'student 1')).toThrow(/unable to authenticate/i)
})

test('opens what an older key sealed, marked or from before there were marks, and seals with the newest', () => {
  const rotated = createSeals({ encryptionKey: key('n'), oldEncryptionKeys: [key('o'), key('a')], handleKey: key('b') })
  const sealed = seals.seal('text', 'student 1')
  const unmarked = sealed.subarray(4)
  for (const old of [sealed, unmarked]) {
    expect(rotated.open(old, 'student 1')).toBe('text')
    expect(rotated.isCurrent(old)).toBe(false)
    expect(() => rotated.open(old, 'student 2')).toThrow(/unable to authenticate/i)
  }
  expect(seals.open(unmarked, 'student 1')).toBe('text')
  const anew = rotated.seal('text', 'student 1')
  expect(rotated.isCurrent(anew)).toBe(true)
  expect(() => seals.open(anew, 'student 1')).toThrow(/unable to authenticate/i)
})

test('verifies a signature for its own purpose, text and key only', () => {
  const signature = seals.sign('resume-url', 'file 1')
  const other = createSeals({ encryptionKey: key('a'), handleKey: key('c') })
  expect(signature).toMatch(/^[\w-]{22}$/)
  expect(seals.verify('resume-url', 'file 1', signature)).toBe(true)
  expect(seals.verify('opt-out-link', 'file 1', signature)).toBe(false)
  expect(seals.verify('resume-url', 'file 2', signature)).toBe(false)
  expect(other.verify('resume-url', 'file 1', signature)).toBe(false)
  expect(seals.verify('resume-url', 'file 1', '')).toBe(false)
})

test('makes tokens of 256 random bits and hashes them', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/)
  expect(newToken()).not.toBe(newToken())
  expect(hashToken('token')).toHaveLength(32)
  expect([same('abc', 'abc'), same('abc', 'abd'), same('abc', 'abcd')]).toEqual([true, false, false])
})
