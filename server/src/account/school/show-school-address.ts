import type { SchoolAddress } from '@labreach/contract/school-address'
import type { Services } from '../../services.ts'
import { updateSchoolAddressShown } from '../../students/school-address.ts'
import { schoolAddressMissing } from '../errors.ts'
import { readSchoolAddress } from './read-school-address.ts'

/** Shows the confirmed school address below letters, or not. Throws school_address_missing. */
export async function showSchoolAddress(
  services: Pick<Services, 'db' | 'clock'>,
  studentId: string,
  shown: boolean,
): Promise<SchoolAddress> {
  if (!(await updateSchoolAddressShown(services.db, studentId, shown))) throw schoolAddressMissing()
  return readSchoolAddress(services, studentId)
}
