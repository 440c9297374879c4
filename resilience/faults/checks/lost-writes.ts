import type { Sql } from '@labreach/launch/sql'
import type { ExpectedState, Value } from '../expected-state.ts'

/** Finds acknowledged accounts, unlocks, drafts, resumes, referrals and trials that the database does not contain. */
export async function findLostWrites(sql: Sql, expected: ExpectedState): Promise<string[]> {
  return [
    ...(await findLostAccounts(sql, expected)),
    ...(await findLostUnlocks(sql, expected)),
    ...(await findLostDrafts(sql, expected)),
    ...(await findLostResumes(sql, expected)),
  ]
}

async function findLostAccounts(sql: Sql, { accounts, trials }: ExpectedState): Promise<string[]> {
  const rows = await sql<{ id: string; templates: string[] | null; referrer: string | null; trial: boolean }[]>`
    select students.id, trial_ends is not null as trial,
      (select array_agg(content) from templates where student_id = students.id) as templates,
      (select referrer_id from referrals where referred_id = students.id) as referrer
    from students`
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const problems: string[] = []
  for (const [id, { username, template, referredBy }] of accounts) {
    const row = rowsById.get(id)
    if (!row) problems.push(`the account of ${username}`)
    else if (template && !row.templates?.includes(template)) problems.push(`the template of ${username}`)
    else if (referredBy && row.referrer !== referredBy) problems.push(`the referral of ${username}`)
    else if (trials.get(id) === 'done' && !row.trial) problems.push(`the trial of ${username}`)
  }
  return problems
}

async function findLostUnlocks(sql: Sql, { unlocks }: ExpectedState): Promise<string[]> {
  const rows = await sql<{ student: string; professor: number }[]>`
    select student, professor
    from unnest(${unlocks.map((one) => one.student)}::uuid[], ${unlocks.map((one) => one.professor)}::int[])
      as acknowledged (student, professor)
    where not exists (
      select from relationships
      where student_id = student and professor_id = professor and unlocked_at is not null)`
  return rows.map(({ student, professor }) => `the unlock of ${professor} by ${student}`)
}

async function findLostDrafts(sql: Sql, { drafts }: ExpectedState): Promise<string[]> {
  const rows = await sql<{ key: string; draft: string | null }[]>`
    select student_id || ' ' || professor_id as key, draft from relationships where unlocked_at is not null`
  const draftsByKey = new Map(rows.map(({ key, draft }) => [key, draft ?? '']))
  return [...drafts]
    .filter(([key, value]) => !isPossible(value, draftsByKey.get(key)))
    .map(([key, { current }]) => `the draft "${current}" (${key}; the database has "${draftsByKey.get(key)}")`)
}

/** Compares the newest resume with the last acknowledged one. The sweep may have removed older ones. */
async function findLostResumes(sql: Sql, { resumes }: ExpectedState): Promise<string[]> {
  const rows = await sql<{ student: string; name: string }[]>`
    select distinct on (student_id) student_id as student, file_name as name
    from resumes order by student_id, created_at desc`
  const names = new Map(rows.map(({ student, name }) => [student, name]))
  return [...resumes]
    .filter(([student, value]) => !isPossible(value, names.get(student)))
    .map(([student, { current }]) => `the resume "${current}" of ${student} (the database has "${names.get(student)}")`)
}

const isPossible = ({ current, possible }: Value, actual = '') => actual === current || possible.includes(actual)
