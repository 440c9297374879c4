import { sql, type RawBuilder } from 'kysely'

// A use is a row of the room in which it happens: an unlock, a letter, a resume. Only this file of the quotas reads those
// tables. A copy of the rows would have to be changed with each of them.

export type UseKind = 'unlock' | 'letter' | 'ai' | 'resume'
export const useKinds: readonly UseKind[] = ['unlock', 'letter', 'ai', 'resume']

/** Selects the uses of one student later than `after`. */
type Selection = { studentId: string; after: Date; now: Date }
type Times = RawBuilder<{ at: Date }>

/**
 * The times of a student's own uses. A letter counts while it is being sent and if its outcome is unknown; a failed one
 * does not. A use of the language model that is reserved counts until the reservation expires.
 */
const ownUses: Readonly<Record<UseKind, (selection: Selection) => Times>> = {
  unlock: ({ studentId, after }) => sql`
    select unlocked_at as at from relationships where student_id = ${studentId} and unlocked_at > ${after}`,
  letter: ({ studentId, after }) => sql`
    select reserved_at as at from outreaches
    where student_id = ${studentId} and state <> 'failed' and reserved_at > ${after}`,
  ai: ({ studentId, after, now }) => sql`
    select used_at as at from ai_uses
    where student_id = ${studentId} and used_at > ${after} and (reserved_until is null or reserved_until > ${now})`,
  resume: ({ studentId, after }) => sql`
    select created_at as at from resumes where student_id = ${studentId} and created_at > ${after}`,
}

export const selectOwnUses = (kind: UseKind, selection: Selection): Times => ownUses[kind](selection)

/** The uses that count for a student: the own ones, and those of other students who have had the same mail account. */
export function selectUses(kind: UseKind, selection: Selection): Times {
  const { studentId, after } = selection
  return sql`
    ${selectOwnUses(kind, selection)}
    union all
    select used_at from past_uses join (${selectAccounts(studentId)}) as accounts using (account_hash)
    where student_id is distinct from ${studentId}::uuid and kind = ${kind} and used_at > ${after}`
}

/** The mail accounts that a student has had, by their keyed hashes. */
export const selectAccounts = (studentId: string): RawBuilder<{ account_hash: Buffer }> => sql`
  select account_hash from google_links where student_id = ${studentId} and account_hash is not null`
