import { createHash } from 'node:crypto'
import { DAY_MS } from '@labreach/contract/plans'
import { splitSentences } from '@labreach/contract/text/sentences'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Services } from '../services.ts'
import { lockStudent } from './lock-student.ts'

/** Shorter sentences are greetings and stock phrases, which students write as well. */
const WORDS_MIN = 8
const RETENTION_MS = 365 * DAY_MS
/** The sentences of one student that are kept, the newest. */
const KEPT_MAX = 20_000
/** The sentences with a place that a letter is compared with, the newest. */
const COMPARED_MAX = 2_000

/** Places that are filled in when a letter is made of a template: `{professor_name}`, `[Your Major]`. */
const place = /\{[^{}]{1,200}\}|\[[^[\]]{1,200}\]/g

const digestOf = (sentence: string) => createHash('sha256').update(sentence).digest()

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** `own`: the text that AI was given, whose sentences are the student's. */
type Written = { studentId: string; text: string; own?: string }

/** Records what AI has written for a student. Throws session_ended if the account was deleted meanwhile. */
export async function recordAiSentences(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  written: Written,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockStudent(tx, written.studentId, now)
    await storeAiSentences(tx, written, now)
  })
}

/** The same in a transaction in which the student is locked. */
export async function storeAiSentences(tx: Db, { studentId, text, own = '' }: Written, now: Date): Promise<void> {
  const known = new Set(splitSentences(own))
  const written = new Set(
    splitSentences(text).filter((one) => !known.has(one) && countWords(one.replaceAll(place, ' ')) >= WORDS_MIN),
  )
  if (written.size === 0) return
  const rows = [...written].map((sentence) => ({
    student_id: studentId,
    digest: digestOf(sentence),
    sentence,
    written_at: now,
  }))
  await tx
    .insertInto('ai_sentences')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['student_id', 'digest']).doUpdateSet({ written_at: now }))
    .execute()
  await sql`
    delete from ai_sentences where student_id = ${studentId} and digest in (
      select digest from ai_sentences where student_id = ${studentId}
      order by written_at desc, digest offset ${KEPT_MAX})`.execute(tx)
}

/**
 * Whether a letter still has a sentence that AI has written for this student, with its places filled in or not. Other
 * students' letters may wait for it, so it reads only the rows of the letter's own sentences, and some with places.
 */
export async function hasAiSentence(db: Db, studentId: string, letter: string): Promise<boolean> {
  const sentences = splitSentences(letter)
  const { rows: unchanged } = await sql`
    select from ai_sentences
    where student_id = ${studentId} and digest = any(${sentences.map(digestOf)}::bytea[]) limit 1`.execute(db)
  if (unchanged.length > 0) return true
  const { rows: withPlaces } = await sql<{ sentence: string }>`
    select sentence from ai_sentences where student_id = ${studentId} and sentence ~ '[{[]'
    order by written_at desc limit ${COMPARED_MAX}`.execute(db)
  return withPlaces.some(({ sentence }) => {
    const parts = sentence.split(place)
    return parts.length > 1 && sentences.some((one) => isFilled(parts, one))
  })
}

/** Whether a sentence consists of these parts, in their order, with anything in the places between them. */
function isFilled(parts: readonly string[], sentence: string): boolean {
  const [first, last] = [parts[0]!, parts.at(-1)!]
  if (sentence.length < first.length + last.length || !sentence.startsWith(first) || !sentence.endsWith(last))
    return false
  const end = sentence.length - last.length
  let from = first.length
  for (const part of parts.slice(1, -1)) {
    const at = sentence.indexOf(part, from)
    if (at < 0 || at + part.length > end) return false
    from = at + part.length
  }
  return true
}

/** The recorded sentences of a student for the download of their data, oldest first. */
export function listAiSentences(db: Db, studentId: string) {
  return db
    .selectFrom('ai_sentences')
    .select(['sentence', 'written_at'])
    .where('student_id', '=', studentId)
    .orderBy('written_at')
    .execute()
}

/** Deletes sentences that were written more than a year ago. */
export async function sweepAiSentences(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('ai_sentences')
    .where('written_at', '<=', new Date(now.getTime() - RETENTION_MS))
    .execute()
}
