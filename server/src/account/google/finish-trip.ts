import { session } from '@labreach/contract/plans'
import { Refusal } from '../../refusal.ts'
import { hashToken, newToken } from '../../seals.ts'
import { GoogleFailure, SEND_SCOPE, type GoogleIdentity, type GoogleTokens } from '../../services/google/google.ts'
import type { World } from '../../world.ts'
import { createStudent } from '../create-student.ts'
import { googleSays } from '../errors.ts'
import { addressIsTaken } from '../queries.ts'
import { pageWithError } from './page-with-error.ts'
import { claimCallback, selectGrantBySub, updateTrip, upsertGrant } from './queries.ts'

type Needs = Pick<World, 'db' | 'clock' | 'google' | 'seals'>
type Callback = { state: string; code?: string | undefined; error?: string | undefined }
type Trip = NonNullable<Awaited<ReturnType<typeof claimCallback>>>

/** Ends a trip to Google: connects, signs in or signs up the one who holds its ticket. Answers where the browser goes next. */
export async function finishTrip(world: Needs, cookie: string, callback: Callback): Promise<string> {
  const cookieHash = hashToken(cookie)
  const trip = await claimCallback(world.db, cookieHash, callback.state, world.clock.now())
  if (!trip?.code_verifier) return pageWithError('/login', googleSays.lost)
  const home = trip.student_id ? '/profile' : trip.temporary_token_hash ? '/register' : '/login'
  if (callback.error || !callback.code) return pageWithError(home, googleSays.denied)
  try {
    const { tokens, identity } = await world.google.exchange(callback.code, trip.code_verifier)
    if (!tokens.scope.split(' ').includes(SEND_SCOPE)) return pageWithError(home, googleSays.noSending)
    return trip.student_id
      ? await connect(world, trip.student_id, tokens, identity)
      : await enter(world, trip, tokens, identity)
  } catch (error) {
    if (error instanceof GoogleFailure) return pageWithError(home, googleSays.failed)
    if (error instanceof Refusal) return pageWithError('/register', error.message)
    throw error
  }
}

async function connect(
  world: Needs,
  studentId: string,
  tokens: GoogleTokens,
  identity: GoogleIdentity,
): Promise<string> {
  const connected = await keepGrant(world, studentId, tokens, identity)
  return connected ? '/profile' : pageWithError('/profile', googleSays.elsewhere)
}

/** A known Google account signs in; an unknown one signs up with the resume that it came with. */
async function enter(world: Needs, trip: Trip, tokens: GoogleTokens, identity: GoogleIdentity): Promise<string> {
  const known = await selectGrantBySub(world.db, identity.sub)
  if (!known) {
    if (await addressIsTaken(world.db, identity.email)) return '/login?google_register_redirect=true'
    if (!trip.temporary_token_hash) return pageWithError('/register', googleSays.unknown)
  }
  const studentId = known?.student_id ?? (await signUp(world, trip, identity))
  await keepGrant(world, studentId, tokens, identity)

  const code = newToken()
  await updateTrip(world.db, Buffer.from(trip.cookie_hash), {
    login_code_hash: hashToken(code),
    login_student_id: studentId,
    expires_at: new Date(world.clock.now().getTime() + session.loginCodeMs),
  })
  return `/login?state=${code}`
}

function signUp(world: Needs, trip: Trip, identity: GoogleIdentity): Promise<string> {
  return createStudent(world.db, world.clock, {
    username: identity.email,
    passwordHash: null,
    temporaryTokenHash: Buffer.from(trip.temporary_token_hash!),
    ...(identity.emailVerified && { verifiedEmail: identity.email }),
    referredBy: trip.referred_by,
    names: { first_name: identity.givenName, last_name: identity.familyName },
  })
}

function keepGrant({ db, clock, seals }: Needs, studentId: string, tokens: GoogleTokens, identity: GoogleIdentity) {
  return upsertGrant(db, {
    studentId,
    sub: identity.sub,
    email: identity.email,
    sealed: seals.seal(JSON.stringify(tokens), studentId),
    now: clock.now(),
  })
}
