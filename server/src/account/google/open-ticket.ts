import { session } from '@labreach/contract/plans'
import { visitorResume } from '../../resume/visitor-resume.ts'
import { hashToken, newToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { selectStudent } from '../queries.ts'
import { insertTrip } from './queries.ts'

export type Traveller = { studentId: string | null; temporaryToken?: string | undefined; ref?: string | undefined }

/**
 * Opens a trip to Google and answers the secret of its cookie. Who travels is settled here and never read from `state`:
 * a signed-in student (to connect), the holder of a temporary token (to sign up), or nobody known (to sign in).
 */
export async function openTicket({ db, clock }: Pick<World, 'db' | 'clock'>, traveller: Traveller): Promise<string> {
  const now = clock.now()
  const { studentId, temporaryToken, ref } = traveller
  if (!studentId && temporaryToken) await visitorResume(db, clock, temporaryToken)
  const cookie = newToken()
  await insertTrip(
    db,
    {
      cookie_hash: hashToken(cookie),
      student_id: studentId,
      temporary_token_hash: !studentId && temporaryToken ? hashToken(temporaryToken) : null,
      referred_by: ref && (await isStudent(db, ref)) ? ref : null,
      expires_at: new Date(now.getTime() + session.googleTripMs),
    },
    now,
  )
  return cookie
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function isStudent(db: World['db'], id: string): Promise<boolean> {
  return uuid.test(id) && (await selectStudent(db, id)) !== undefined
}
