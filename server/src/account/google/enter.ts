import { randomInt } from 'node:crypto'
import { limits, session } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../encryption.ts'
import type { GoogleIdentity } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import { createStudent } from '../create-student.ts'
import { googleSays } from '../errors.ts'
import { lockStudent, selectByUsername, selectByVerifiedEmail } from '../queries.ts'
import { keepGrant, type Arrival } from './arrival.ts'
import { pageWithError } from './page-with-error.ts'
import { selectGrantBySub, updateFlow } from './queries.ts'
import { revokeUnkept } from './revoke-grant.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'google' | 'encryption' | 'jobs'>

/** A known Google account signs in; an unknown one signs up with the resume that it came with. */
export async function enter(services: Deps, arrival: Arrival): Promise<string> {
  const page =
    (await signIn(services, arrival)) ?? (await refused(services, arrival)) ?? (await signUp(services, arrival))
  if (!page.startsWith('/login?state=')) await revokeUnkept(services, arrival.tokens, arrival.identity.sub)
  return page
}

async function signIn(services: Deps, arrival: Arrival): Promise<string | null> {
  const known = await selectGrantBySub(services.db, arrival.identity.sub)
  return known ? letIn(services, arrival, known.student_id) : null
}

/** Keeps the new tokens and gives the browser a code to sign in with; null where the Google account is linked no more. */
function letIn(services: Deps, arrival: Arrival, studentId: string): Promise<string | null> {
  return services.db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId)
    const still = await selectGrantBySub(tx, arrival.identity.sub)
    if (still?.student_id !== studentId) return null
    return keepAndGiveCode(tx, services, studentId, arrival)
  })
}

async function keepAndGiveCode(tx: Db, services: Deps, studentId: string, arrival: Arrival): Promise<string> {
  await keepGrant(tx, services, studentId, arrival)
  const code = newToken()
  await updateFlow(tx, Buffer.from(arrival.flow.cookie_hash), {
    login_code_hash: hashToken(code),
    login_student_id: studentId,
    expires_at: new Date(services.clock.now().getTime() + session.loginCodeMs),
  })
  return `/login?state=${code}`
}

/** Why an unknown Google account cannot sign up, as the page that says it; null where it can. */
async function refused({ db }: Deps, { flow, identity }: Arrival): Promise<string | null> {
  const owner = await selectByVerifiedEmail(db, identity.email)
  if (owner) return `/login?google_register_redirect=true${owner.password_hash ? '&has_password=true' : ''}`
  if (flow.temporary_token_hash) return null
  const named = await selectByUsername(db, identity.email)
  if (named?.password_hash) return pageWithError('/login', googleSays.hasPassword)
  return pageWithError('/register', googleSays.unknown)
}

async function signUp(services: Deps, arrival: Arrival): Promise<string> {
  const { flow, identity } = arrival
  let page = ''
  await createStudent(services.db, services.clock, {
    username: await freeUsername(services, identity),
    passwordHash: null,
    temporaryTokenHash: Buffer.from(flow.temporary_token_hash!),
    ...(identity.emailVerified && { verifiedEmail: identity.email }),
    referredBy: flow.referred_by,
    names: { first_name: identity.givenName, last_name: identity.familyName },
    attach: async (tx, id) => {
      page = await keepAndGiveCode(tx, services, id, arrival)
    },
  })
  return page
}

/** The address, or, where somebody else has it as a username, its first part with a number. Nobody types it to sign in. */
async function freeUsername({ db }: Deps, { email }: GoogleIdentity): Promise<string> {
  if (!(await selectByUsername(db, email))) return email
  const name = email.split('@', 1)[0]!.replaceAll(/[^\p{L}\p{N}.+_-]/gu, '')
  return `${name.slice(0, limits.usernameMax - 10)}-${randomInt(100_000_000, 1_000_000_000)}`
}
