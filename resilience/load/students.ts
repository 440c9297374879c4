import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { call, connectGoogle, type Site } from '@labreach/e2e/student-over-http'
import type { Sql } from '@labreach/launch/sql'

export type Student = {
  username: string
  password: string
  token: string
  refresh: string
  /** Professors that this one unlocked, each with a draft. */
  known: { id: number; scholarId: string }[]
  /** Has a Google account connected. */
  writes: boolean
}

const AT_ONCE = 4
const KNOWN = 12
/** Of one who writes: no pair writes twice a week, so all pairs together must last for the fastest step. */
const KNOWN_OF_WRITERS = 40

/**
 * So many students on Basic with a resume, of whom each fourth can send letters. Accounts and consent go through the
 * calls; plans, unlocks and drafts are written into the database, to save time.
 */
export async function makeStudents(site: Site, sql: Sql, dataDir: string, count: number): Promise<Student[]> {
  const pdf = join(dataDir, 'a-resume.pdf')
  await writeResume(pdf)
  const bytes = new Uint8Array(await readFile(pdf))
  const students: Student[] = []
  const numbers = Array.from({ length: count }, (_, number) => number)
  const lane = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
      students.push(await aStudent(site, bytes, `student-${number}`, number % 4 === 0))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 day'`
  const professors = await sql<{ id: number; scholarId: string }[]>`
    select id, scholar_id as "scholarId" from professors where email is not null and not opt_out order by id`
  // The writers first, one beside the other: of all students three a week may write to one professor.
  students.sort((one, other) => Number(other.writes) - Number(one.writes))
  let next = 0
  for (const student of students) {
    const length = student.writes ? KNOWN_OF_WRITERS : KNOWN
    student.known = Array.from({ length }, () => professors[next++ % professors.length]!)
    const ids = student.known.map(({ id }) => id)
    await sql`
      insert into relationships (student_id, professor_id, unlocked_at, draft, draft_saved_at)
      select students.id, professor, now() - interval '8 days', 'Dear Professor,', now()
      from students, unnest(${ids}::int[]) professor where username = ${student.username}`
  }
  await sql`analyze`
  return students
}

async function aStudent(site: Site, pdf: Uint8Array<ArrayBuffer>, username: string, writes: boolean): Promise<Student> {
  const form = new FormData()
  form.set('upload_file', new File([pdf], 'resume.pdf', { type: 'application/pdf' }))
  const upload = await call<{ temporary_token: string; resume_url: string }>(site, '/api/resume/', { form })
  const password = `the secret of ${username}`
  type Tokens = { access_token: string; refresh_token: string }
  const { access_token: token, refresh_token: refresh } = await call<Tokens>(site, '/api/auth/register/', {
    body: { temporary_token: upload.temporary_token, resume_url: upload.resume_url, username, password },
  })
  if (writes) await connectGoogle(site, token, username, `${username}@gmail.com`)
  return { username, password, token, refresh, known: [], writes }
}

/** A week goes by for unlocks, letters and limits, so that a run of minutes meets no quota of days. */
export async function aWeekPasses(sql: Sql): Promise<void> {
  await sql`update relationships set unlocked_at = unlocked_at - interval '8 days' where unlocked_at > now() - interval '7 days'`
  await sql`update outreaches set reserved_at = reserved_at - interval '8 days' where reserved_at > now() - interval '7 days'`
  await sql`truncate rate_limits`
}
