import { randomInt } from 'node:crypto'
import { lifetimes } from '@labreach/contract/lifetimes'
import { limits } from '@labreach/contract/plans'
import type { Db } from '../../db/connection.ts'
import { hashToken, newToken } from '../../encryption.ts'
import { findStudentByAccount } from '../../mailbox/grants.ts'
import type { GoogleIdentity } from '../../services/google/google.ts'
import type { Services } from '../../services.ts'
import { createStudent } from '../create-student.ts'
import { flowErrors } from '../errors.ts'
import { storeMailboxAccount } from '../mailbox/connect-mailbox.ts'
import { findByUsername, findByVerifiedEmail, lockCredentials } from '../../students/credentials.ts'
import { revokeUnused, toMailboxAccount, type ReturnedFlow } from './returned-flow.ts'
import { addError } from '../mailbox/add-error.ts'
import { updateFlow } from '../mailbox/flow-queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Signs in with a known Google account; signs up with an unknown one and the resume of the flow. Returns the next page.
 */
export async function signInOrUp(services: Deps, arrival: ReturnedFlow): Promise<string> {
  const page =
    (await signIn(services, arrival)) ?? (await refusalPage(services, arrival)) ?? (await signUp(services, arrival))
  if (!page.startsWith('/login?state=')) await revokeUnused(services, arrival)
  return page
}

/** Null if no student is linked to the Google account. */
async function signIn(services: Deps, arrival: ReturnedFlow): Promise<string | null> {
  const { sub } = arrival.identity
  const studentId = await findStudentByAccount(services.db, sub)
  if (!studentId) return null
  return services.db.transaction().execute(async (tx) => {
    await lockCredentials(tx, studentId)
    // The account may have been unlinked while this waited for the lock.
    if ((await findStudentByAccount(tx, sub)) !== studentId) return null
    return storeWithCode(tx, services, studentId, arrival)
  })
}

/** Stores the new tokens and gives the browser a code to sign in with. */
async function storeWithCode(tx: Db, services: Deps, studentId: string, arrival: ReturnedFlow): Promise<string> {
  await storeMailboxAccount(tx, services, studentId, toMailboxAccount(arrival))
  const code = newToken()
  await updateFlow(tx, Buffer.from(arrival.flow.cookie_hash), {
    login_code_hash: hashToken(code),
    login_student_id: studentId,
    expires_at: new Date(services.clock.now().getTime() + lifetimes.loginCodeMs),
  })
  return `/login?state=${code}`
}

/** The page with the reason why an unknown Google account cannot sign up; null if it can. */
async function refusalPage({ db }: Deps, { flow, identity }: ReturnedFlow): Promise<string | null> {
  const owner = await findByVerifiedEmail(db, identity.email)
  if (owner) return `/login?google_register_redirect=true${owner.password_hash ? '&has_password=true' : ''}`
  if (flow.temporary_token_hash) return null
  const sameName = await findByUsername(db, identity.email)
  if (sameName?.password_hash) return addError('/login', flowErrors.hasPassword)
  return addError('/register', flowErrors.unknown)
}

async function signUp(services: Deps, arrival: ReturnedFlow): Promise<string> {
  const { flow, identity } = arrival
  let page = ''
  await createStudent(services.db, services.clock, {
    username: await findFreeUsername(services, identity),
    passwordHash: null,
    temporaryTokenHash: Buffer.from(flow.temporary_token_hash!),
    ...(identity.emailVerified && { verifiedEmail: identity.email }),
    referredBy: flow.referred_by,
    names: { first_name: identity.givenName, last_name: identity.familyName },
    afterInsert: async (tx, id) => {
      page = await storeWithCode(tx, services, id, arrival)
    },
  })
  return page
}

/**
 * The address, or its first part with a number if the address is another student's username. It is typed to sign in only after
 * a reset has set a password; the link of the reset names it.
 */
async function findFreeUsername({ db }: Pick<Deps, 'db'>, { email }: GoogleIdentity): Promise<string> {
  if (!(await findByUsername(db, email))) return email
  const name = email.split('@', 1)[0]!.replaceAll(/[^\p{L}\p{N}.+_-]/gu, '')
  return `${name.slice(0, limits.usernameMax - 10)}-${randomInt(100_000_000, 1_000_000_000)}`
}
