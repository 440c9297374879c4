import type { Encryption } from '../../encryption.ts'

/**
 * What stands for a locked professor's Scholar id on the wire: "locked.<professor id>.<HMAC over student and professor>".
 * It is made for one student and worth nothing to anybody else, so nobody can unlock by a Scholar id found elsewhere.
 */
export function handleFor(encryption: Encryption, studentId: string, professorId: number): string {
  return `locked.${professorId}.${encryption.sign('professor-handle', `${studentId} ${professorId}`)}`
}

/** The professor a handle stands for, or null when it is not a handle of this student. */
export function professorOfHandle(encryption: Encryption, studentId: string, handle: string): number | null {
  const [, id, signature] = /^locked\.(\d{1,9})\.([\w-]+)$/.exec(handle) ?? []
  if (!id || !signature) return null
  return encryption.verify('professor-handle', `${studentId} ${Number(id)}`, signature) ? Number(id) : null
}
