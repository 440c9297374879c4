import type { Sql } from '@labreach/launch/sql'
import { createPdf } from './create-pdf.ts'

/** The text of the student's resume. */
export const resume = `Jane Bench
Research
I train deep neural networks for machine learning and computer vision, with applications in robotics and genomics.
Skills
Python, statistics, optimization`

/**
 * Creates a student on Basic with a resume and 99 unlocked professors: 40 of them are favourites, 30 got a letter, and
 * 10 have a draft. Returns the access token.
 */
export async function createStudentToken(url: string, sql: Sql): Promise<string> {
  const form = new FormData()
  form.set(
    'upload_file',
    new File([new Uint8Array(await createPdf(resume))], 'resume.pdf', { type: 'application/pdf' }),
  )
  const upload = await readJson(await fetch(`${url}/api/resume/`, { method: 'POST', body: form }))
  const username = `bench${Date.now()}`
  const account = { ...upload, username, password: `the secret of ${username}` }
  const registered = await fetch(`${url}/api/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access_token: token } = await readJson(registered)
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 year' where username = ${username}`
  await sql`
    insert into relationships (student_id, professor_id, unlocked_at, is_favorite, first_email_at, draft, draft_saved_at)
    select students.id, mine.id, now(), number <= 40, case when number > 69 then now() end,
      case when number between 31 and 40 then 'Dear' end, case when number between 31 and 40 then now() end
    from students, (
      select id, row_number() over (order by hashint4(id)) as number from professors order by hashint4(id) limit 99
    ) mine
    where username = ${username}`
  return token!
}

async function readJson(response: Response): Promise<Record<string, string>> {
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, string>
}
