import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { connection } from '@labreach/e2e/database'
import { call, connectGoogle, connectMicrosoft, uploadResume, type SystemUrls } from '@labreach/e2e/student-over-http'

/** `service`: the sandbox's service through which the mailbox sends. */
export type Sender = { token: string; email: string; username: string; service: 'gmail' | 'graph' }

/** The settings with which mailboxes of Microsoft can be connected. */
export const settings = {
  LIMITS_PER_NETWORK: 'off',
  MICROSOFT_CLIENT_ID: '0f1e2d3c-app',
  MICROSOFT_CLIENT_SECRET: 'kept~secret',
}

/** A letter to send. `key`: the idempotency key of all its attempts. */
export type PlannedLetter = { sender: Sender; scholarId: string; subject: string; key: string }

/**
 * Creates students on Basic with mailboxes of the providers in turn, who have unlocked different professors: no limit refuses these
 * letters. Accounts and consent use the calls; plan and unlocks are written to the database, which is faster.
 */
export async function planLetters(
  urls: SystemUrls,
  dataDir: string,
  count: number,
  providers: readonly ('google' | 'microsoft')[] = ['google'],
): Promise<PlannedLetter[]> {
  const pdf = join(dataDir, 'a-resume.pdf')
  await writeResume(pdf)
  const bytes = new Uint8Array(await readFile(pdf))
  const perSender = 30
  const senders: Sender[] = []
  for (let number = 0; number < Math.max(providers.length, Math.ceil(count / perSender)); number++) {
    const isGoogle = providers[number % providers.length] === 'google'
    senders.push(await createSender(urls, { username: `sender-${number}`, isGoogle }, bytes))
  }

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

export const passwordOf = (username: string) => `the secret of ${username}`

async function createSender(
  urls: SystemUrls,
  { username, isGoogle }: { username: string; isGoogle: boolean },
  pdf: Uint8Array<ArrayBuffer>,
): Promise<Sender> {
  const upload = await uploadResume(urls, pdf)
  const body = { ...upload, username, password: passwordOf(username) }
  const { access_token: token } = await call<{ access_token: string }>(urls, '/api/auth/register/', { body })
  const email = `${username}@${isGoogle ? 'gmail.com' : 'school.example.edu'}`
  if (isGoogle) await connectGoogle(urls, token, username, email)
  else await connectMicrosoft(urls, token, email)
  return { token, email, username, service: isGoogle ? 'gmail' : 'graph' }
}
