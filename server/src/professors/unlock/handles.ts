import type { Encryption } from '../../encryption.ts'

/**
 * The handle that replaces a locked professor's Scholar id on the wire: "locked.<professor id>.<HMAC over student and
 * professor>". It is valid for one student only, so a Scholar id found elsewhere cannot be used to unlock.
 */
export function createHandle(encryption: Encryption, studentId: string, professorId: number): string {
  return `locked.${professorId}.${encryption.sign('professor-handle', `${studentId} ${professorId}`)}`
}

/** The professor id of a handle; null if it is not a valid handle of this student. */
export function verifyHandle(encryption: Encryption, studentId: string, handle: string): number | null {
  const [, id, signature] = /^locked\.(\d{1,9})\.([\w-]+)$/.exec(handle) ?? []
  if (!id || !signature) return null
  return encryption.verify('professor-handle', `${studentId} ${Number(id)}`, signature) ? Number(id) : null
}
