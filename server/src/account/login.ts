import type { Services } from '../services.ts'
import { findByUsername } from '../students/credentials.ts'
import { computeUsernameKey } from '../students/username-key.ts'
import { credentialsMissing, credentialsWrong } from './errors.ts'
import { passwordMatches } from './passwords.ts'
import { recordSignIn } from './record-sign-in.ts'
import { signInWithCode } from './second-factor/sign-in-with-code.ts'
import { lockActive } from './require-active.ts'
import type { Sessions, Tokens } from './sessions.ts'
import { slowGuesses } from './slow-guesses.ts'

/** `code`: of the second factor, '' if none was typed. */
type Credentials = { username: string; password: string; code: string }
type SignedIn = { studentId: string; tokens: Tokens }
type Deps = Pick<Services, 'db' | 'clock' | 'encryption' | 'jobs'>

/**
 * Starts a session for a username and a password, and for the code of an account that has a second factor. An unknown
 * username and a wrong password get the same refusal. Throws credentials_missing, credentials_wrong, account_suspended,
 * second_factor_needed, second_factor_wrong and rate_limited.
 */
export async function login(
  services: Deps,
  sessions: Sessions,
  { username, password, code }: Credentials,
  network: string,
): Promise<SignedIn> {
  if (!username.trim() || !password) throw credentialsMissing()
  const student = await findByUsername(services.db, username.trim().normalize('NFC'))
  const guess = await slowGuesses(services, {
    key: computeUsernameKey(username),
    studentId: student?.id ?? null,
    network,
  })
  const matches = await passwordMatches(student?.password_hash ?? null, password)
  const compared = student && matches ? student : null
  // A missing or wrong code is no guess at the password.
  if (compared) await guess.giveBack()
  const tokens = compared && (await startSession(services, sessions, compared, { code, network }))
  const attempt = { way: 'password', network } as const
  await recordSignIn(services, tokens ? 'signed_in' : 'sign_in_failed', student?.id ?? null, attempt)
  if (!student || !tokens) throw credentialsWrong()
  return { studentId: student.id, tokens }
}

/**
 * Returns null if the password was changed while it was compared: the change ended all sessions, so the old password
 * must not start another one.
 */
function startSession(
  services: Deps,
  sessions: Sessions,
  compared: { id: string; password_hash: string | null },
  typed: { code: string; network: string },
): Promise<Tokens | null> {
  return signInWithCode(services, { studentId: compared.id, way: 'password', ...typed }, async (tx, check) => {
    const now = await lockActive(tx, compared.id)
    if (now?.password_hash !== compared.password_hash) return null
    await check(now)
    return sessions.start(tx, compared.id)
  })
}
