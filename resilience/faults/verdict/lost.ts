import type { Sql } from '@labreach/launch/sql'
import type { Ledger, Value } from '../ledger.ts'

/** What was acknowledged and is not in the database: accounts, unlocks, drafts, resumes, referrals and trials. */
export async function lost(sql: Sql, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostAccounts(sql, ledger)),
    ...(await lostUnlocks(sql, ledger)),
    ...(await lostDrafts(sql, ledger)),
    ...(await lostResumes(sql, ledger)),
  ]
}

async function lostAccounts(sql: Sql, { accounts, trials }: Ledger): Promise<string[]> {
  const rows = await sql<{ id: string; templates: string[] | null; referrer: string | null; trial: boolean }[]>`
    select students.id, trial_ends is not null as trial,
      (select array_agg(content) from templates where student_id = students.id) as templates,
      (select referrer_id from referrals where referred_id = students.id) as referrer
    from students`
  const there = new Map(rows.map((row) => [row.id, row]))
  const wrong: string[] = []
  for (const [id, { username, template, referredBy }] of accounts) {
    const row = there.get(id)
    if (!row) wrong.push(`the account of ${username}`)
    else if (template && !row.templates?.includes(template)) wrong.push(`the template of ${username}`)
    else if (referredBy && row.referrer !== referredBy) wrong.push(`the referral of ${username}`)
    else if (trials.get(id) === 'done' && !row.trial) wrong.push(`the trial of ${username}`)
  }
  return wrong
}

async function lostUnlocks(sql: Sql, { unlocks }: Ledger): Promise<string[]> {
  const rows = await sql<{ student: string; professor: number }[]>`
    select student, professor
    from unnest(${unlocks.map((one) => one.student)}::uuid[], ${unlocks.map((one) => one.professor)}::int[])
      as told (student, professor)
    where not exists (
      select from relationships
      where student_id = student and professor_id = professor and unlocked_at is not null)`
  return rows.map(({ student, professor }) => `the unlock of ${professor} by ${student}`)
}

async function lostDrafts(sql: Sql, { drafts }: Ledger): Promise<string[]> {
  const rows = await sql<{ key: string; draft: string | null }[]>`
    select student_id || ' ' || professor_id as key, draft from relationships where unlocked_at is not null`
  const there = new Map(rows.map(({ key, draft }) => [key, draft ?? '']))
  return [...drafts]
    .filter(([key, value]) => !fits(value, there.get(key)))
    .map(([key, { is }]) => `the draft "${is}" (${key}; there is "${there.get(key)}")`)
}

/** The one in use must be the one that was acknowledged last; older ones may have been swept. */
async function lostResumes(sql: Sql, { resumes }: Ledger): Promise<string[]> {
  const rows = await sql<{ student: string; name: string }[]>`
    select distinct on (student_id) student_id as student, file_name as name
    from resumes order by student_id, created_at desc`
  const there = new Map(rows.map(({ student, name }) => [student, name]))
  return [...resumes]
    .filter(([student, value]) => !fits(value, there.get(student)))
    .map(([student, { is }]) => `the resume "${is}" of ${student} (in use is "${there.get(student)}")`)
}

const fits = ({ is, orMaybe }: Value, there = '') => there === is || orMaybe.includes(there)
