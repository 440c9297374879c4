import type { Sql } from '@labreach/launch/sql'

/** Rows that belong together and are not all there; `isLast`: no letter is on its way any more. */
export async function halfDone(sql: Sql, isLast: boolean): Promise<string[]> {
  const checks: Record<string, string> = {
    'a student without a resume': `select id::text from students where not exists (select from resumes where student_id = students.id)`,
    'a sent letter without its date on the card': `
      select outreaches.id::text from outreaches join relationships using (student_id, professor_id)
      where state in ('sent', 'unconfirmed') and first_email_at is null`,
    'a date on a card without a letter': `
      select student_id::text from relationships where first_email_at is not null
        and not exists (select from outreaches where outreaches.student_id = relationships.student_id
          and outreaches.professor_id = relationships.professor_id and state in ('sent', 'unconfirmed'))`,
    'a letter to a professor who is locked': `
      select outreaches.id::text from outreaches left join relationships using (student_id, professor_id)
      where unlocked_at is null`,
    'a paid plan without an entry in the audit log': `
      select id::text from students where paid_plan <> 'F'
        and not exists (select from journal where event = 'plan_paid' and subject = students.id::text)`,
    'a trial without an entry in the audit log': `
      select id::text from students where trial_ends is not null
        and not exists (select from journal where event = 'trial_claimed' and subject = students.id::text)`,
    'a Google account without its tokens': `select student_id::text from google_grants where tokens_sealed is null and expired_at is null`,
    ...(isLast && { 'a letter that is still on its way': `select id::text from outreaches where state = 'sending'` }),
  }
  const wrong: string[] = []
  for (const [what, query] of Object.entries(checks)) {
    const rows = await sql.run<{ id: string }[]>(`select found.* from (${query}) as found (id) limit 5`)
    wrong.push(...rows.map(({ id }) => `${what} (${id})`))
  }
  return wrong
}
