import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { call, connectGoogle, uploadResume, type SystemUrls } from '@labreach/e2e/student-over-http'
import type { Sql } from '@labreach/launch/sql'

export type Student = {
  username: string
  password: string
  token: string
  refresh: string
  /** The unlocked professors, each with a draft. */
  professors: { id: number; scholarId: string }[]
  /** Has connected a Google account. */
  isSender: boolean
}

const AT_ONCE = 4
const PROFESSORS = 12
/** For a student who writes: a pair may write once a week, so there must be enough pairs for the fastest step. */
const PROFESSORS_OF_SENDERS = 40

/**
 * Creates students on Basic with a resume; every fourth can send letters. Accounts and consent use the calls; plans,
 * unlocks and drafts are written to the database, which is faster.
 */
export async function createStudents(urls: SystemUrls, sql: Sql, dataDir: string, count: number): Promise<Student[]> {
  const pdf = join(dataDir, 'a-resume.pdf')
  await writeResume(pdf)
  const bytes = new Uint8Array(await readFile(pdf))
  const students: Student[] = []
  const numbers = Array.from({ length: count }, (_, number) => number)
  const worker = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift())
      students.push(await createStudent(urls, bytes, `student-${number}`, number % 4 === 0))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 day'`
  const catalogue = await sql<{ id: number; scholarId: string }[]>`
    select id, scholar_id as "scholarId" from professors where email is not null and not opt_out order by id`
  // Senders first: they get different professors, since a professor may get three letters a week from all students.
  students.sort((one, other) => Number(other.isSender) - Number(one.isSender))
  let next = 0
  for (const student of students) {
    const length = student.isSender ? PROFESSORS_OF_SENDERS : PROFESSORS
    student.professors = Array.from({ length }, () => catalogue[next++ % catalogue.length]!)
    const ids = student.professors.map(({ id }) => id)
    await sql`
      insert into relationships (student_id, professor_id, unlocked_at, draft, draft_saved_at)
      select students.id, professor, now() - interval '8 days', 'Dear Professor,', now()
      from students, unnest(${ids}::int[]) professor where username = ${student.username}`
  }
  await sql`analyze`
  return students
}

async function createStudent(
  urls: SystemUrls,
  pdf: Uint8Array<ArrayBuffer>,
  username: string,
  isSender: boolean,
): Promise<Student> {
  const upload = await uploadResume(urls, pdf)
  const password = `the secret of ${username}`
  type Tokens = { access_token: string; refresh_token: string }
  const { access_token: token, refresh_token: refresh } = await call<Tokens>(urls, '/api/auth/register/', {
    body: { temporary_token: upload.temporary_token, resume_url: upload.resume_url, username, password },
  })
  if (isSender) await connectGoogle(urls, token, username, `${username}@gmail.com`)
  return { username, password, token, refresh, professors: [], isSender }
}

/**
 * Moves unlocks and letters out of the window of their quotas and resets rate limits, so no call is refused by a limit.
 */
export async function shiftQuotasByAWeek(sql: Sql): Promise<void> {
  await sql`update relationships set unlocked_at = unlocked_at - interval '8 days' where unlocked_at > now() - interval '7 days'`
  await sql`update outreaches set reserved_at = reserved_at - interval '8 days' where reserved_at > now() - interval '7 days'`
  await sql`truncate rate_limits`
}
