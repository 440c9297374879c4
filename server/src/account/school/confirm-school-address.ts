import { appendToAuditLog } from '../../audit-log.ts'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { storeSchoolAddress } from '../../students/school-address.ts'
import { schoolLinkInvalid } from '../errors.ts'
import { deleteSchoolLink } from './queries.ts'

/**
 * Confirms a school address with the token of a link that this student asked for, so that nobody confirms an address for
 * a stranger's account; returns the address. Throws school_link_invalid.
 */
export function confirmSchoolAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { studentId, token }: { studentId: string; token: string },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockStudent(tx, studentId, now)
    const address = await deleteSchoolLink(tx, { studentId, tokenHash: hashToken(token) }, now)
    if (address === undefined) throw schoolLinkInvalid()
    await storeSchoolAddress(tx, studentId, address, now)
    await appendToAuditLog(tx, { event: 'school_address_confirmed', subject: studentId }, now)
    return address
  })
}
