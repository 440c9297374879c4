import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inflateRawSync } from 'node:zlib'
import type { Attack } from './attack.ts'
import { connectGoogle } from './google.ts'
import { createSender, unlockProfessor, sendLetter } from './letters.ts'
import { newName, createStudent, readProfile, requireSuccess, type Student } from './students.ts'
import type { AttackTarget } from './target.ts'

export const deleteAccount = async (target: AttackTarget, { token }: Pick<Student, 'token'>) =>
  requireSuccess(await target.send('/api/auth/me/', { token, body: { action: 'delete_account' } }), 'the deletion')

/** The tables of the product with a row that contains one of these words. */
async function findTables(target: AttackTarget, words: readonly string[]): Promise<string[]> {
  const tables = await target.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name not in ('professors', 'publications')`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await target.sql.run(`select to_jsonb(t)::text as text from ${name} t`)
    if (rows.some((row) => words.some((word) => (row.text as string).includes(word)))) found.push(name)
  }
  return found
}

/** The tables that retain the account id after a deletion. The privacy page documents it. */
const documentedTables = ['journal']

const deletion: Attack = {
  finding: 11,
  name: 'data of a deleted account remain: username, addresses, id, letter or file',
  async run(target) {
    const sender = await createSender(target)
    const professor = await target.nextProfessor()
    await unlockProfessor(target, sender, professor)
    const message = `A letter that only ${sender.username} has written.`
    requireSuccess(await sendLetter(target, sender, professor, { message }), 'the letter')
    const [row] = await target.sql<
      { file: string }[]
    >`select file_id as file from resumes where student_id = ${sender.id}`
    await deleteAccount(target, sender)
    const files = join(target.dataDir, 'files')
    let hasFile = true
    for (let tries = 0; tries < 60 && hasFile; tries++, await sleep(250))
      hasFile = (await readdir(files, { recursive: true })).some((name) => name.includes(row!.file))
    const tablesWithContent = await findTables(target, [sender.username, sender.email, message])
    const tablesWithId = (await findTables(target, [sender.id])).filter(
      (name) => !documentedTables.includes(name) && name !== 'suppression_lines',
    )
    return {
      isBlocked: tablesWithContent.length === 0 && tablesWithId.length === 0 && !hasFile,
      details: `tables with content: ${tablesWithContent.join(', ') || 'none'}; undocumented tables with the id: ${tablesWithId.join(', ') || 'none'}; the file ${hasFile ? 'remains' : 'is deleted'}`,
    }
  },
}

/** Parses the first file of the archive, data.json. */
function firstFile(zip: Buffer): Record<string, unknown> {
  const [name, extra] = [zip.readUInt16LE(26), zip.readUInt16LE(28)]
  return JSON.parse(inflateRawSync(zip.subarray(30 + name + extra)).toString()) as Record<string, unknown>
}

const download: Attack = {
  finding: 11,
  name: 'the export omits sign-ins, referrals or the Google link',
  async run(target) {
    const student = await createStudent(target)
    const email = await connectGoogle(target, student)
    const referred = await createStudent(target)
    const hash = Buffer.alloc(32, student.username)
    await target.sql`
      insert into referrals (google_hash, referrer_id, referred_id, counted_at)
      values (${hash}, ${student.id}, ${referred.id}, now())`
    const { text } = requireSuccess(await target.send('/api/auth/me/data/', { token: student.token }), 'the export')
    const data = firstFile(Buffer.from(text, 'latin1'))
    const missingParts = ['sign_ins', 'referrals', 'letters', 'resumes', 'sessions', 'templates'].filter(
      (part) => !Object.keys(data).some((key) => key.startsWith(part)),
    )
    if (!JSON.stringify(data).includes(email)) missingParts.push('Google link')
    return {
      isBlocked: missingParts.length === 0,
      details: missingParts.length ? `missing: ${missingParts.join(', ')}` : `${Object.keys(data).length} parts`,
    }
  },
}

const quotas: Attack[] = [false, true].map((other) => ({
  finding: 15,
  name: `delete and register again with the same Google account${other ? ', linked to another student in between' : ''}: Free quotas start again`,
  async run(target) {
    const student = await createStudent(target)
    const email = await connectGoogle(target, student)
    await unlockProfessor(target, student, await target.nextProfessor())
    let current = student
    if (other) {
      const call = { method: 'POST', token: student.token }
      requireSuccess(await target.send('/api/auth/clear-google-token/', call), 'the removal of the Google link')
      current = await createStudent(target)
      await connectGoogle(target, current, email)
    }
    await deleteAccount(target, current)
    const newStudent = await createStudent(target)
    await connectGoogle(target, newStudent, email)
    const used = (await readProfile(target, newStudent.token)).quotas.unlocks_week.used as number
    return { isBlocked: used >= 1, details: `${used} of 1 unlock counted` }
  },
}))

const strangerMails: Attack[] = [
  {
    finding: 14,
    name: "register with a stranger's address, request links, delete: eight times",
    async run(target) {
      const email = `${newName()}.lane@gmail.com`
      for (let number = 0; number < 8; number++) {
        const student = await createStudent(target, { username: number % 2 ? email : email.replace('.lane', 'lane') })
        await target.send('/api/auth/email/', { token: student.token, body: { email } })
        await deleteAccount(target, student)
      }
      await sleep(3_000)
      const { mails } = (await target.control('mail')).body as { mails: { to: string[] }[] }
      const withoutDots = (address: string) => address.replaceAll('.', '')
      const count = mails.filter(({ to }) => to.some((one) => withoutDots(one) === withoutDots(email))).length
      return { isBlocked: count > 0 && count <= 5, details: `${count} mails` }
    },
  },
  ...['Account-blocked.pay-now-at.evil-site.com', 'evil-site.com', 'pay@evil-site.com'].map((username) => ({
    finding: 14,
    name: `a product mail to a stranger that contains "${username}"`,
    async run(target: AttackTarget) {
      const student = await createStudent(target, { username })
      const email = `${newName()}@mail.riverbend.edu`
      const call = { token: student.token, body: { email } }
      requireSuccess(await target.send('/api/auth/email/', call), 'the request for a link')
      const mail = await waitForMail(target, email)
      return { isBlocked: !mail.includes('evil-site'), details: mail.includes('evil-site') ? 'quoted' : 'not quoted' }
    },
  })),
]

async function waitForMail(target: AttackTarget, email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++, await sleep(250)) {
    const { mails } = (await target.control(`mail?to=${encodeURIComponent(email)}`)).body as { mails: object[] }
    if (mails.length > 0) return JSON.stringify(mails)
  }
  throw new Error('No mail arrived')
}

export const accountDeletionAttacks: readonly Attack[] = [deletion, download, ...quotas, ...strangerMails]
