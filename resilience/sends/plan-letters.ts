import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { connection } from '@labreach/e2e/database'
import { call, connectGoogle, uploadResume, type SystemUrls } from '@labreach/e2e/student-over-http'

export type Sender = { token: string; email: string; username: string }
/** A letter to send. `key`: the idempotency key of all its attempts. */
export type PlannedLetter = { sender: Sender; scholarId: string; subject: string; key: string }

/**
 * Creates students on Basic with Google accounts, who have unlocked different professors: no limit refuses these
 * letters. Accounts and consent use the calls; plan and unlocks are written to the database, which is faster.
 */
export async function planLetters(urls: SystemUrls, dataDir: string, count: number): Promise<PlannedLetter[]> {
  const pdf = join(dataDir, 'a-resume.pdf')
  await writeResume(pdf)
  const bytes = new Uint8Array(await readFile(pdf))
  const perSender = 30
  const senders: Sender[] = []
  for (let number = 0; number < Math.ceil(count / perSender); number++)
    senders.push(await createSender(urls, `sender-${number}`, bytes))

  const sql = await connection(dataDir)
  await sql`update students set paid_plan = 'B', paid_until = now() + interval '1 day'`
  const professors = await sql<{ id: number; scholar_id: string }[]>`
    select id, scholar_id from professors where email is not null and not opt_out order by id limit ${count}`
  if (professors.length < count) throw new Error(`Only ${professors.length} professors have an address.`)
  const letters: PlannedLetter[] = []
  for (const [at, { id, scholar_id: scholarId }] of professors.entries()) {
    const sender = senders[at % senders.length]!
    await sql`
      insert into relationships (student_id, professor_id, unlocked_at)
      select id, ${id}, now() from students where username = ${sender.username}`
    letters.push({ sender, scholarId, subject: `Letter ${at}`, key: crypto.randomUUID() })
  }
  await sql.end()
  return letters
}

async function createSender(urls: SystemUrls, username: string, pdf: Uint8Array<ArrayBuffer>): Promise<Sender> {
  const upload = await uploadResume(urls, pdf)
  const body = { ...upload, username, password: `the secret of ${username}` }
  const { access_token: token } = await call<{ access_token: string }>(urls, '/api/auth/register/', { body })
  const email = `${username}@gmail.com`
  await connectGoogle(urls, token, username, email)
  return { token, email, username }
}
