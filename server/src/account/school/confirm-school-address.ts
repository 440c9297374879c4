import { appendToAuditLog } from '../../audit-log.ts'
import { isUniqueViolation } from '../../db/violation.ts'
import { hashToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { storeSchoolAddress } from '../../students/school-address.ts'
import { schoolAddressTaken, schoolLinkInvalid } from '../errors.ts'
import { deleteSchoolLink } from './queries.ts'

/**
 * Confirms a school address with the token from the mail; returns the address. Throws school_link_invalid and
 * school_address_taken.
 */
export function confirmSchoolAddress({ db, clock }: Pick<Services, 'db' | 'clock'>, token: string): Promise<string> {
  return db
    .transaction()
    .execute(async (tx) => {
      const now = clock.now()
      const link = await deleteSchoolLink(tx, hashToken(token), now)
      if (!link) throw schoolLinkInvalid()
      await storeSchoolAddress(tx, link.student_id, link.address, now)
      await appendToAuditLog(tx, { event: 'school_address_confirmed', subject: link.student_id }, now)
      return link.address
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'school_addresses_address') ? schoolAddressTaken() : error
    })
}
