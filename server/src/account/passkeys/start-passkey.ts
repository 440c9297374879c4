import type { CreationOptions } from '@labreach/contract/passkeys'
import { serverLimits } from '@labreach/contract/server-limits'
import { sessionEnded } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findUsername } from '../../students/find-student.ts'
import { passkeysFull } from '../errors.ts'
import { openChallenge } from './challenges.ts'
import { composeCreation } from './options.ts'
import { selectPasskeys } from './queries.ts'

type Session = { studentId: string; sessionId: string }

/** Options for a new passkey of a student. Throws passkeys_full. */
export async function startPasskey(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  session: Session,
): Promise<CreationOptions> {
  const [username, known] = [
    await findUsername(services.db, session.studentId),
    await selectPasskeys(services.db, session.studentId),
  ]
  if (username === undefined) throw sessionEnded()
  if (known.length >= serverLimits.passkeysMax) throw passkeysFull()
  const challenge = await openChallenge(services, { purpose: 'add', session })
  return composeCreation(services.config, { owner: { id: session.studentId, username }, challenge, known })
}
