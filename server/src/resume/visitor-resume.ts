import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { hashToken } from '../encryption.ts'
import { temporaryTokenInvalid } from './errors.ts'
import { deleteVisitorResume, selectVisitorResume, type StoredResume } from './queries.ts'

/** What a visitor left before registering. */
export type VisitorResume = {
  resume: StoredResume
  template: { name: string; content: string } | null
  /** Since when the template is being written, where it is. */
  templateClaimedAt: Date | null
}

/** What a temporary token stands for. Throws temporary_token_invalid after 24 hours, after registration, or for a made-up one. */
export async function visitorResume(db: Db, clock: Clock, temporaryToken: string): Promise<VisitorResume> {
  const found = await selectVisitorResume(db, hashToken(temporaryToken), clock.now())
  if (!found) throw temporaryTokenInvalid()
  return found
}

/** Spends a temporary token, given by its hash: inside the transaction that turns the visitor into a student. */
export async function takeVisitorResume(tx: Db, clock: Clock, tokenHash: Buffer): Promise<VisitorResume> {
  const taken = await deleteVisitorResume(tx, tokenHash, clock.now())
  if (!taken) throw temporaryTokenInvalid()
  return taken
}
