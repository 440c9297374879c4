import { createHash } from 'node:crypto'
import { hashToken, newToken } from '../../seals.ts'
import type { World } from '../../world.ts'
import { googleSays } from '../errors.ts'
import { selectStudent } from '../queries.ts'
import { pageWithError } from './page-with-error.ts'
import { selectTrip, updateTrip } from './queries.ts'
import { openState, stateText } from './state.ts'

type Needs = Pick<World, 'db' | 'clock' | 'config' | 'google'>

/** Where the browser goes next: Google's consent page, or back with a sentence when ticket and state do not belong together. */
export async function startTrip({ db, clock, config, google }: Needs, cookie: string, state: string): Promise<string> {
  const cookieHash = hashToken(cookie)
  const trip = await selectTrip(db, cookieHash, clock.now())
  const said = await openState(state, config.keys.stateSecret)
  if (!trip || said === null || !(await belongs(db, trip, said)))
    return pageWithError(trip?.student_id ? '/profile' : '/login', googleSays.lost)

  const [oauthState, verifier] = [newToken(), newToken()]
  await updateTrip(db, cookieHash, { state: oauthState, code_verifier: verifier })
  return google.consentUrl({
    state: oauthState,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
}

type Trip = NonNullable<Awaited<ReturnType<typeof selectTrip>>>

/** A student's state says their username, a signup's starts with the temporary token, a sign-in's says nothing. */
async function belongs(db: World['db'], trip: Trip, said: string): Promise<boolean> {
  if (trip.student_id) {
    const student = await selectStudent(db, trip.student_id)
    return student !== undefined && said === stateText(student.username)
  }
  if (!trip.temporary_token_hash) return said === stateText('')
  const token = said.slice(3, 3 + Number(said.slice(0, 3)))
  return hashToken(token).equals(trip.temporary_token_hash)
}
