import type { SchoolAddress } from '@labreach/contract/school-address'
import { appendToAuditLog } from '../../audit-log.ts'
import type { Services } from '../../services.ts'
import { lockStudent } from '../../students/lock-student.ts'
import { deleteSchoolAddress } from '../../students/school-address.ts'
import { deleteSchoolLinkOf } from './queries.ts'
import { readSchoolAddress } from './read-school-address.ts'

/** Removes the school address of a student, confirmed or not yet confirmed. Letters that have left keep their text. */
export async function removeSchoolAddress(
  services: Pick<Services, 'db' | 'clock'>,
  studentId: string,
): Promise<SchoolAddress> {
  await services.db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId, services.clock.now())
    const removed = [await deleteSchoolAddress(tx, studentId), await deleteSchoolLinkOf(tx, studentId)]
    if (removed.includes(true))
      await appendToAuditLog(tx, { event: 'school_address_removed', subject: studentId }, services.clock.now())
  })
  return readSchoolAddress(services, studentId)
}
