import type { Sql } from '@labreach/launch/sql'
import type { Ledger } from '../ledger.ts'

/** Limits of Free and of Basic, as the specification has them (constants.json), and the window of each in hours. */
const quotas = [
  { what: 'unlocks in a week', table: 'relationships', at: 'unlocked_at', hours: 168, free: 9, basic: 99 },
  {
    what: 'letters in a day',
    table: 'outreaches',
    at: 'reserved_at',
    hours: 24,
    free: 1,
    basic: 50,
    where: "state <> 'failed'",
  },
  {
    what: 'uses of the model in a day',
    table: 'ai_uses',
    at: 'used_at',
    hours: 24,
    free: 4,
    basic: null,
    where: 'reserved_until is null',
  },
  { what: 'resumes in a day', table: 'resumes', at: 'created_at', hours: 24, free: 3, basic: null },
] as const
const UNLOCKS_EVER = 30
const LETTERS_TO_ONE_IN_A_WEEK = 3

/**
 * Students above a limit, counted from the rows themselves in every window there is; whoever ever had Basic is held to
 * Basic's limits. Also addresses with too many letters, and uses of the model that were counted for calls that failed.
 */
export async function overruns(sql: Sql, { aiUses }: Ledger): Promise<string[]> {
  const wrong: string[] = []
  for (const { what, table, at, hours, free, basic, ...more } of quotas) {
    const where = 'where' in more ? more.where : `${at} is not null`
    const rows = await sql.run<{ who: string; used: number; limit: number | null }[]>(`
      with windows as (
        select student_id, count(*) over (partition by student_id order by ${at}
          range between interval '${hours} hours' - interval '1 ms' preceding and current row)::int as used
        from ${table} where ${where})
      select student_id as who, max(used) as used, ${limitOf(free, basic)} as limit
      from windows group by student_id having max(used) > ${limitOf(free, basic)}`)
    wrong.push(...rows.map(({ who, used, limit }) => `${who} has ${used} ${what}, of ${limit}`))
  }
  const ever = await sql.run<{ who: string; used: number }[]>(`
    select student_id as who, count(*)::int as used from relationships where unlocked_at is not null
    group by student_id having count(*) > ${limitOf(UNLOCKS_EVER, null)}`)
  wrong.push(...ever.map(({ who, used }) => `${who} has ${used} unlocks, of ${UNLOCKS_EVER}`))
  const contacts = await sql<{ address: string; used: number }[]>`
    with windows as (
      select to_email, count(*) over (partition by to_email order by reserved_at
        range between interval '168 hours' - interval '1 ms' preceding and current row)::int as used
      from outreaches where state <> 'failed')
    select to_email as address, max(used) as used from windows
    group by to_email having max(used) > ${LETTERS_TO_ONE_IN_A_WEEK}`
  wrong.push(...contacts.map(({ address, used }) => `${address} got ${used} letters in a week`))
  const counted = await sql<{ student: string; used: number }[]>`
    select student_id as student, count(*)::int as used from ai_uses where reserved_until is null group by student_id`
  for (const { student, used } of counted) {
    const told = aiUses.get(student)
    if (told && used > told.done + told.open)
      wrong.push(`${student} is charged ${used} uses of the model, of which ${told.done} worked`)
  }
  return wrong
}

/** SQL of a student's limit; without one for Basic nobody who ever had Basic is looked at. */
const limitOf = (free: number, basic: number | null) => `
  case when exists (select from journal where subject = student_id::text and event in ('plan_paid', 'trial_claimed'))
    then ${basic ?? 1_000_000} else ${free} end`
