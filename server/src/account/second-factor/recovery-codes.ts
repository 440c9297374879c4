import { randomBytes } from 'node:crypto'
import { serverLimits } from '@labreach/contract/server-limits'
import { hashToken } from '../../encryption.ts'

/** Letters and digits that are not mistaken for each other (Crockford's base32). */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24

/** 120 random bits in six groups. From 112 bits on a plain hash is enough (ASVS 6.5.2). */
function createCode(): string {
  const text = Array.from(randomBytes(LENGTH), (byte) => letters[byte % letters.length]).join('')
  return text.replaceAll(/(.{4})(?=.)/g, '$1-')
}

export const createRecoveryCodes = (): string[] => Array.from({ length: serverLimits.recoveryCodes }, createCode)

/** The stored form of a code, however it was typed; null if it cannot be a recovery code. */
export function hashRecoveryCode(studentId: string, typed: string): Buffer | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === LENGTH ? hashToken(`${studentId} ${code}`) : null
}
