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
/** The part of a sentence that is kept. Prose has no longer ones, but an assistant may save a text without any dot. */
const LENGTH_MAX = 1_000
/** The sentences of a letter that are compared with them, the longest. */
const LETTER_MAX = 200
/** The characters that are searched for this, of all sentences together. Letters need a hundredth of it. */
const SEARCHED_MAX = 4_000_000

/** Places that are filled in when a letter is made of a template: `{professor_name}`, `[Your Major]`. */
const place = /\{[^{}]{1,200}\}|\[[^[\]]{1,200}\]/g

const digestOf = (sentence: string) => createHash('sha256').update(sentence).digest()

const readSentences = (text: string) => splitSentences(text).map((one) => one.slice(0, LENGTH_MAX))

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
  const known = new Set(readSentences(own))
  const written = new Set(
    readSentences(text).filter((one) => !known.has(one) && countWords(one.replaceAll(place, ' ')) >= WORDS_MIN),
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
  const sentences = readSentences(letter)
  const { rows: unchanged } = await sql`
    select from ai_sentences
    where student_id = ${studentId} and digest = any(${sentences.map(digestOf)}::bytea[]) limit 1`.execute(db)
  if (unchanged.length > 0) return true
  // Rows of older versions may be longer.
  const { rows: withPlaces } = await sql<{ sentence: string }>`
    select left(sentence, ${LENGTH_MAX}) as sentence from ai_sentences
    where student_id = ${studentId} and sentence ~ '[{[]'
    order by written_at desc limit ${COMPARED_MAX}`.execute(db)
  return isOneFilled(
    withPlaces.map(({ sentence }) => sentence.split(place)).filter((parts) => parts.length > 1),
    sentences.toSorted((one, other) => other.length - one.length).slice(0, LETTER_MAX),
  )
}

/**
 * Whether a sentence consists of the parts of one of these patterns, in their order, with anything in the places
 * between them. The other requests of the server wait meanwhile, so the work is bounded, whatever the texts are.
 */
function isOneFilled(patterns: readonly (readonly string[])[], sentences: readonly string[]): boolean {
  let searched = 0
  for (const parts of patterns) {
    const [first, last, length] = [parts[0]!, parts.at(-1)!, parts.join('').length]
    const fitting = sentences.filter((one) => one.length >= length && one.startsWith(first) && one.endsWith(last))
    searched += fitting.reduce((sum, one) => sum + one.length, 0)
    if (searched > SEARCHED_MAX) return false
    const searches = fitting.length > 0 ? parts.slice(1, -1).filter(Boolean).map(createSearch) : []
    const isFilled = (sentence: string) => {
      const end = searches.reduce((from, search) => (from < 0 ? from : search(sentence, from)), first.length)
      return end >= 0 && end <= sentence.length - last.length
    }
    if (fitting.some(isFilled)) return true
  }
  return false
}

/**
 * Finds the end of the next occurrence of a part, or -1, in linear time (Knuth, Morris and Pratt). With indexOf, one
 * letter of repeated characters took 13 s.
 */
function createSearch(part: string): (text: string, from: number) => number {
  // For each beginning of the part, the length of its longest own beginning that is its end too.
  const borders = new Uint16Array(part.length)
  for (let at = 1, length = 0; at < part.length; at++) {
    const character = part.charCodeAt(at)
    while (length > 0 && part.charCodeAt(length) !== character) length = borders[length - 1]!
    if (part.charCodeAt(length) === character) length++
    borders[at] = length
  }
  return (text, from) => {
    for (let at = from, length = 0; at < text.length; at++) {
      const character = text.charCodeAt(at)
      while (length > 0 && part.charCodeAt(length) !== character) length = borders[length - 1]!
      if (part.charCodeAt(length) === character) length++
      if (length === part.length) return at + 1
    }
    return -1
  }
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
