import type { SchoolAddress } from '@labreach/contract/school-address'
import type { Services } from '../../services.ts'
import { selectSchoolAddress } from '../../students/school-address.ts'
import { findWaitingAddress } from './queries.ts'

/** The student's school address in the form of the contract. */
export async function readSchoolAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  studentId: string,
): Promise<SchoolAddress> {
  const [row, pending] = [
    await selectSchoolAddress(db, studentId),
    await findWaitingAddress(db, studentId, clock.now()),
  ]
  return {
    address: row?.address ?? null,
    confirmed_until: row?.until.toISOString() ?? null,
    shown: row?.shown ?? false,
    pending,
  }
}
