import type { Sql } from '@labreach/launch/sql'
import type { ExpectedState } from '../expected-state.ts'

/** The limits of Free and Basic in the specification (constants.json). `hours`: the time window. */
const quotas = [
  { name: 'unlocks in a week', table: 'relationships', at: 'unlocked_at', hours: 168, free: 9, basic: 99 },
  {
    name: 'letters in a day',
    table: 'outreaches',
    at: 'reserved_at',
    hours: 24,
    free: 1,
    basic: 50,
    where: "state not in ('failed', 'held', 'returned')",
  },
  {
    name: 'AI uses in a day',
    table: 'ai_uses',
    at: 'used_at',
    hours: 24,
    free: 4,
    basic: null,
    where: 'reserved_until is null',
  },
  { name: 'resumes in a day', table: 'resumes', at: 'created_at', hours: 24, free: 3, basic: null },
] as const
const MAX_FREE_UNLOCKS = 30
const MAX_LETTERS_PER_ADDRESS = 3

/**
 * Finds students above a limit, by the rows in every time window. The limits of Basic apply to a student who has ever
 * had Basic. Also finds addresses with too many letters, and AI uses that count for failed calls.
 */
export async function findQuotaProblems(sql: Sql, { aiUses }: ExpectedState): Promise<string[]> {
  const problems: string[] = []
  for (const { name, table, at, hours, free, basic, ...more } of quotas) {
    const where = 'where' in more ? more.where : `${at} is not null`
    const rows = await sql.run<{ student: string; used: number; limit: number | null }[]>(`
      with windows as (
        select student_id, count(*) over (partition by student_id order by ${at}
          range between interval '${hours} hours' - interval '1 ms' preceding and current row)::int as used
        from ${table} where ${where})
      select student_id as student, max(used) as used, ${limitSql(free, basic)} as limit
      from windows group by student_id having max(used) > ${limitSql(free, basic)}`)
    problems.push(...rows.map(({ student, used, limit }) => `${student} has ${used} ${name}, limit ${limit}`))
  }
  const totals = await sql.run<{ student: string; used: number }[]>(`
    select student_id as student, count(*)::int as used from relationships where unlocked_at is not null
    group by student_id having count(*) > ${limitSql(MAX_FREE_UNLOCKS, null)}`)
  problems.push(
    ...totals.map(({ student, used }) => `${student} has ${used} unlocks in total, limit ${MAX_FREE_UNLOCKS}`),
  )
  const contacts = await sql<{ address: string; used: number }[]>`
    with windows as (
      select to_email, count(*) over (partition by to_email order by reserved_at
        range between interval '168 hours' - interval '1 ms' preceding and current row)::int as used
      from outreaches where state not in ('failed', 'held', 'returned'))
    select to_email as address, max(used) as used from windows
    group by to_email having max(used) > ${MAX_LETTERS_PER_ADDRESS}`
  problems.push(...contacts.map(({ address, used }) => `${address} got ${used} letters in a week`))
  const aiRows = await sql<{ student: string; used: number }[]>`
    select student_id as student, count(*)::int as used from ai_uses where reserved_until is null group by student_id`
  for (const { student, used } of aiRows) {
    const uses = aiUses.get(student)
    if (uses && used > uses.done + uses.unknown)
      problems.push(`${used} AI uses count for ${student}, but only ${uses.done} calls succeeded`)
  }
  return problems
}

/** An SQL expression for the limit of a student. `basic` null: Basic has no limit. */
const limitSql = (free: number, basic: number | null) => `
  case when exists (select from journal where subject = student_id::text and event in ('plan_paid', 'trial_claimed'))
    then ${basic ?? 1_000_000} else ${free} end`
