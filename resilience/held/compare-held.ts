import { call } from '@labreach/e2e/student-over-http'
import type { Sql } from '@labreach/launch/sql'
import type { Held } from './hold-all.ts'

type Row = { subject: string; state: string; late_ms: number | null }

/** Half a minute after its time a letter counts as late. */
const LATE_MS = 30_000

/**
 * Compares the mailboxes and the rows with what the students were told. `errors`: letters that are lost, delivered twice,
 * or delivered although they were taken back; students and addresses above a limit.
 */
export async function compareHeld(sql: Sql, sandboxUrl: string, held: readonly Held[]) {
  const { mails } = await call<{ mails: { subject: string }[] }>({ url: sandboxUrl }, '/control/mail')
  const arrived = Object.groupBy(mails, ({ subject }) => subject)
  const rows = await sql<Row[]>`
    select subject, state, extract(epoch from settled_at - approved_at)::float8 * 1000 - 10000 as late_ms from outreaches`
  const rowsBySubject = Object.groupBy(rows, ({ subject }) => subject)
  const errors: string[] = []
  const counts: Record<string, number> = {}
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1)
  for (const { letter, takenBack } of held) {
    const mailCount = arrived[letter.subject]?.length ?? 0
    const states = (rowsBySubject[letter.subject] ?? []).map(({ state }) => state)
    const addError = (what: string) => errors.push(`"${letter.subject}" ${what} (history ${states.join(', ')})`)
    if (mailCount > 1) addError(`is doubled: ${mailCount} mails`)
    if (states.length !== 1) addError('is not in the history once')
    const [state] = states
    if (state === 'held' || state === 'sending') addError('has no outcome')
    if (state === 'sent' && mailCount === 0) addError('is lost: sent and not delivered')
    if (state === 'returned' && mailCount > 0) addError('was delivered and came back')
    if (takenBack === 'in time' && state !== 'returned') addError('was taken back and left')
    count(`${state}${takenBack ? `, taken back ${takenBack}` : ''}`)
  }
  const left = rows.filter(({ state }) => state === 'sent')
  const inTime = left.filter(({ late_ms }) => late_ms !== null && late_ms <= LATE_MS).length
  errors.push(...(await findOverruns(sql)))
  return { counts, errors, share: left.length > 0 ? inTime / left.length : 1 }
}

async function findOverruns(sql: Sql): Promise<string[]> {
  const found = async (by: string, hours: number, most: number) => {
    const rows = await sql.run<{ name: string; used: number }[]>(`
      with windows as (
        select ${by} as name, count(*) over (partition by ${by} order by reserved_at
          range between interval '${hours} hours' - interval '1 ms' preceding and current row)::int as used
        from outreaches where state not in ('failed', 'returned'))
      select name::text, max(used) as used from windows group by name having max(used) > ${most}`)
    return rows.map(({ name, used }) => `${name} has ${used} letters in ${hours} hours, limit ${most}`)
  }
  return [...(await found('student_id', 24, 50)), ...(await found('to_email', 168, 3))]
}
