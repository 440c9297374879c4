import type { Services } from '../../services.ts'
import { lockCredentials } from '../../students/credentials.ts'
import { recordChange } from '../notices/record-change.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { deletePasskey } from './queries.ts'

type Removal = { studentId: string; id: string; from: string }

/** Removes a passkey and tells every verified address. Does nothing if the student has no such passkey. */
export async function removePasskey(
  services: Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>,
  { studentId, id, from }: Removal,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const student = await lockCredentials(tx, studentId)
    if (!student || !(await deletePasskey(tx, studentId, id))) return
    const notify = await findVerifiedAddresses(tx, studentId)
    await recordChange(tx, services, { change: 'passkey_removed', studentId, username: student.username, notify, from })
  })
}
