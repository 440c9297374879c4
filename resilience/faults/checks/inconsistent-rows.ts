import type { Sql } from '@labreach/launch/sql'

/** Finds rows that contradict each other. `isFinal`: a letter must not be `sending`. */
export async function findInconsistentRows(sql: Sql, isFinal: boolean): Promise<string[]> {
  const checks: Record<string, string> = {
    'a student without a resume': `select id::text from students where not exists (select from resumes where student_id = students.id)`,
    'a sent letter without its date on the card': `
      select outreaches.id::text from outreaches join relationships using (student_id, professor_id)
      where state in ('sent', 'unconfirmed') and first_email_at is null`,
    'a date on a card without a letter': `
      select student_id::text from relationships where first_email_at is not null
        and not exists (select from outreaches where outreaches.student_id = relationships.student_id
          and outreaches.professor_id = relationships.professor_id and state in ('sent', 'unconfirmed'))`,
    'a letter to a locked professor': `
      select outreaches.id::text from outreaches left join relationships using (student_id, professor_id)
      where unlocked_at is null`,
    'a paid plan without an entry in the audit log': `
      select id::text from students where paid_plan <> 'F'
        and not exists (select from journal where event = 'plan_paid' and subject = students.id::text)`,
    'a trial without an entry in the audit log': `
      select id::text from students where trial_ends is not null
        and not exists (select from journal where event = 'trial_claimed' and subject = students.id::text)`,
    'a Google account without its tokens': `select student_id::text from google_grants where tokens_sealed is null and expired_at is null`,
    ...(isFinal && { 'a letter that is still sending': `select id::text from outreaches where state = 'sending'` }),
  }
  const problems: string[] = []
  for (const [problem, query] of Object.entries(checks)) {
    const rows = await sql.run<{ id: string }[]>(`select found.* from (${query}) as found (id) limit 5`)
    problems.push(...rows.map(({ id }) => `${problem} (${id})`))
  }
  return problems
}
