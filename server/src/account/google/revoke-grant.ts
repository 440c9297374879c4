import type { Db } from '../../db/connection.ts'
import type { GoogleTokens } from '../../services/google/google.ts'
import type { Work } from '../../work.ts'
import type { Services } from '../../services.ts'
import { holdsTokens } from './queries.ts'

/** Ends a grant at Google by its encrypted tokens. Throws GoogleFailure while Google cannot be reached. */
export function revokeGrant(
  { google, encryption }: Pick<Services, 'google' | 'encryption'>,
  studentId: string,
  encrypted: Uint8Array,
): Promise<void> {
  return google.revoke(JSON.parse(encryption.decrypt(encrypted, studentId)) as GoogleTokens)
}

/** Does the job: one Google account has one grant, so one that has been connected meanwhile would lose its own. */
export async function revokeUnlessInUse(
  services: Pick<Services, 'db' | 'google' | 'encryption'>,
  { student_id: studentId, sealed, google_sub: sub }: Work['revoke_google'],
): Promise<void> {
  if (sub !== undefined && (await holdsTokens(services.db, sub))) return
  await revokeGrant(services, studentId, Buffer.from(sealed, 'base64'))
}

/** Has a kept grant ended at Google, once the transaction that forgets it is through. */
export async function revokeKept(
  tx: Db,
  { jobs }: { jobs: Pick<Services['jobs'], 'add'> },
  grant: { student_id: string; google_sub: string; tokens_sealed: Uint8Array | null },
): Promise<void> {
  if (!grant.tokens_sealed) return
  const sealed = Buffer.from(grant.tokens_sealed).toString('base64')
  await jobs.add(tx, 'revoke_google', { student_id: grant.student_id, sealed, google_sub: grant.google_sub })
}

/** Has a grant ended at Google that came back from there and is not kept. */
export async function revokeUnkept(
  { db, jobs, encryption }: Pick<Services, 'db' | 'jobs' | 'encryption'>,
  tokens: GoogleTokens,
  sub: string,
): Promise<void> {
  const sealed = encryption.encrypt(JSON.stringify(tokens), '').toString('base64')
  await jobs.add(db, 'revoke_google', { student_id: '', sealed, google_sub: sub })
}
