import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { credentialsMissing, credentialsWrong } from './errors.ts'
import { recordSignIn } from './record-sign-in.ts'
import { passwordMatches } from './passwords.ts'
import { findByUsername, lockCredentials } from '../students/credentials.ts'
import { requireActive } from './require-active.ts'
import type { Sessions, Tokens } from './sessions.ts'
import { slowGuesses } from './slow-guesses.ts'
import { computeUsernameKey } from '../students/username-key.ts'

type Credentials = { username: string; password: string }
type SignedIn = { studentId: string; tokens: Tokens }

/**
 * Starts a session for a username and a password. An unknown username and a wrong password get the same refusal. Throws
 * credentials_missing, credentials_wrong, account_suspended and rate_limited.
 */
export async function login(
  services: Pick<Services, 'db' | 'clock' | 'encryption'>,
  sessions: Sessions,
  { username, password }: Credentials,
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
  if (student && matches) await requireActive(services.db, student.id)
  const tokens = student && matches ? await startSession(services.db, sessions, student) : null
  const attempt = { way: 'password', network } as const
  await recordSignIn(services, tokens ? 'signed_in' : 'sign_in_failed', student?.id ?? null, attempt)
  if (!student || !tokens) throw credentialsWrong()
  await guess.giveBack()
  return { studentId: student.id, tokens }
}

/**
 * Returns null if the password was changed while it was compared: the change ended all sessions, so the old password
 * must not start another one.
 */
function startSession(db: Db, sessions: Sessions, compared: { id: string; password_hash: string | null }) {
  return db.transaction().execute(async (tx) => {
    const now = await lockCredentials(tx, compared.id)
    return now?.password_hash === compared.password_hash ? sessions.start(tx, compared.id) : null
  })
}
