import type { FirstAnswers } from '@labreach/contract/professors'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { hashToken } from '../encryption.ts'
import { temporaryTokenInvalid } from './errors.ts'
import {
  deleteVisitorResume,
  selectVisitorResume,
  updateVisitorAnswers,
  updateVisitorCorrections,
  type Corrections,
} from './queries.ts'
import type { StoredResume } from './stored-resume.ts'

/** A visitor's resume with the visitor's corrections (struck fields, typed interests), and the template that was generated for it. */
export type VisitorResume = {
  resume: StoredResume
  template: { name: string; content: string } | null
  /** When the generation of the template started; null if it did not. */
  templateClaimedAt: Date | null
  corrections: Corrections
  /** The answers for the first letter; null if none were given. */
  answers: FirstAnswers | null
}

/**
 * The resume of a temporary token. Throws temporary_token_invalid for an unknown token, after 24 hours, and after
 * registration.
 */
export async function requireVisitorResume(db: Db, clock: Clock, temporaryToken: string): Promise<VisitorResume> {
  const found = await selectVisitorResume(db, hashToken(temporaryToken), clock.now())
  if (!found) throw temporaryTokenInvalid()
  return found
}

/**
 * Deletes the resume of a temporary token, given by its hash, and returns it, in the transaction that creates the
 * student. Throws temporary_token_invalid.
 */
export async function takeVisitorResume(tx: Db, clock: Clock, tokenHash: Buffer): Promise<VisitorResume> {
  const deleted = await deleteVisitorResume(tx, tokenHash, clock.now())
  if (!deleted) throw temporaryTokenInvalid()
  return deleted
}

/** Replaces the given corrections of a visitor's resume. Throws temporary_token_invalid. */
export async function changeVisitorCorrections(
  db: Db,
  clock: Clock,
  temporaryToken: string,
  change: Partial<Corrections>,
): Promise<void> {
  const isKnown = await updateVisitorCorrections(db, hashToken(temporaryToken), change, clock.now())
  if (!isKnown) throw temporaryTokenInvalid()
}

/** Stores a visitor's answers for the first letter. Throws temporary_token_invalid. */
export async function storeVisitorAnswers(
  db: Db,
  clock: Clock,
  temporaryToken: string,
  answers: FirstAnswers,
): Promise<void> {
  const isKnown = await updateVisitorAnswers(db, hashToken(temporaryToken), answers, clock.now())
  if (!isKnown) throw temporaryTokenInvalid()
}
