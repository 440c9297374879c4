import { sql, type RawBuilder } from 'kysely'

// A use is a row of the room in which it happens: an unlock, a letter, a resume. Only this file of the quotas reads those
// tables. A copy of the rows would have to be changed with each of them; only `past_uses` copies them (store-uses.ts).

export type UseKind = 'unlock' | 'letter' | 'ai' | 'resume'
export const useKinds: readonly UseKind[] = ['unlock', 'letter', 'ai', 'resume']

/** The uses of one student later than `after`. */
type UseFilter = { studentId: string; after: Date; now: Date }
type Times = RawBuilder<{ at: Date }>

/**
 * The times of a student's own uses. A letter counts unless it has failed or come back, so also while it is sending or
 * unconfirmed; a held letter, which has not left, is counted separately. A use of the language model that is
 * reserved counts until the reservation expires.
 */
const ownUses: Readonly<Record<UseKind, (filter: UseFilter) => Times>> = {
  unlock: ({ studentId, after }) => sql`
    select unlocked_at as at from relationships where student_id = ${studentId} and unlocked_at > ${after}`,
  letter: ({ studentId, after }) => sql`
    select reserved_at as at from outreaches
    where student_id = ${studentId} and state not in ('failed', 'held', 'returned') and reserved_at > ${after}`,
  ai: ({ studentId, after, now }) => sql`
    select used_at as at from ai_uses
    where student_id = ${studentId} and used_at > ${after} and (reserved_until is null or reserved_until > ${now})`,
  resume: ({ studentId, after }) => sql`
    select created_at as at from resumes where student_id = ${studentId} and created_at > ${after}`,
}

export const selectOwnUses = (kind: UseKind, filter: UseFilter): Times => ownUses[kind](filter)

/**
 * The uses that count for a student: the own ones, and those of other students who have had the same mailbox, each once
 * also if several mailboxes are the same. The own ones are read apart, since their tables may be spread over machines
 * (db/layout.ts).
 */
export function selectUses(kind: UseKind, filter: UseFilter): Times {
  const { studentId, after } = filter
  return sql`
    with own as materialized (${selectOwnUses(kind, filter)})
    select at from own
    union all
    (select distinct on (use_id) used_at
    from past_uses join (${selectMailboxHashes(studentId)}) as mailboxes using (account_hash)
    where student_id is distinct from ${studentId}::uuid and kind = ${kind} and used_at > ${after})`
}

/** The held letters of a student that leave later than `after`. */
export const selectHeldLetters = (studentId: string, after: Date): RawBuilder<{ id: number; at: Date }> => sql`
  select id, reserved_at as at from outreaches
  where student_id = ${studentId} and state = 'held' and reserved_at > ${after}`

/** The students who have had one of the mailboxes of a student, each with the keyed hash of that mailbox. */
export const selectMailboxSharers = (
  studentId: string,
): RawBuilder<{ student_id: string; account_hash: Buffer | null }> => sql`
  select other.student_id, own.account_hash from google_links own join google_links other using (google_hash)
  where own.student_id = ${studentId}`

/** The keyed hashes of the mailboxes that a student has had. */
export const selectMailboxHashes = (studentId: string): RawBuilder<{ account_hash: Buffer }> => sql`
  select account_hash from google_links where student_id = ${studentId} and account_hash is not null`
