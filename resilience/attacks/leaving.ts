import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inflateRawSync } from 'node:zlib'
import type { Attack } from './attack.ts'
import { connect } from './google.ts'
import { aWriter, unlock, write } from './letters.ts'
import { aName, aStudent, must, type Student } from './people.ts'
import type { Stage } from './stage.ts'

export const deletes = async (stage: Stage, { token }: Pick<Student, 'token'>) =>
  must(await stage.ask('/api/auth/me/', { token, body: { action: 'delete_account' } }), 'Deleting')

/** Tables of the product in which one of these words stands, with the column. Jobs keep mails for up to a day. */
async function placesOf(stage: Stage, words: readonly string[]): Promise<string[]> {
  const tables = await stage.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name not in ('professors', 'publications')`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await stage.sql.run(`select to_jsonb(t)::text as text from ${name} t`)
    if (rows.some((row) => words.some((word) => (row.text as string).includes(word)))) found.push(name)
  }
  return found
}

/** What the privacy page says stays under the account's number, which then leads to nobody. */
const said = ['journal']

const deletion: Attack = {
  finding: 11,
  name: 'what stays of an account after its deletion: name, addresses, number, letter, file',
  async play(stage) {
    const by = await aWriter(stage)
    const professor = await stage.neighbour()
    await unlock(stage, by, professor)
    const message = `A letter that only ${by.username} has written.`
    must(await write(stage, by, professor, { message }), 'A letter')
    const [row] = await stage.sql<{ file: string }[]>`select file_id as file from resumes where student_id = ${by.id}`
    await deletes(stage, by)
    const files = join(stage.dataDir, 'files')
    let left = true
    for (let tries = 0; tries < 60 && left; tries++, await sleep(250))
      left = (await readdir(files, { recursive: true })).some((name) => name.includes(row!.file))
    const named = await placesOf(stage, [by.username, by.email, message])
    const numbered = (await placesOf(stage, [by.id])).filter(
      (name) => !said.includes(name) && name !== 'suppression_lines',
    )
    return {
      held: named.length === 0 && numbered.length === 0 && !left,
      seen: `named in: ${named.join(', ') || 'nothing'}; number in: ${numbered.join(', ') || 'nothing more than is said'}; file ${left ? 'stays' : 'gone'}`,
    }
  },
}

/** The first file of an archive: its data.json. */
function firstFile(zip: Buffer): Record<string, unknown> {
  const [name, extra] = [zip.readUInt16LE(26), zip.readUInt16LE(28)]
  return JSON.parse(inflateRawSync(zip.subarray(30 + name + extra)).toString()) as Record<string, unknown>
}

const download: Attack = {
  finding: 11,
  name: 'the export leaves out sign-ins, referrals or the Google link',
  async play(stage) {
    const student = await aStudent(stage)
    const email = await connect(stage, student)
    const referred = await aStudent(stage)
    const hash = Buffer.alloc(32, student.username)
    await stage.sql`
      insert into referrals (google_hash, referrer_id, referred_id, counted_at)
      values (${hash}, ${student.id}, ${referred.id}, now())`
    const { text } = must(await stage.ask('/api/auth/me/data/', { token: student.token }), 'The export')
    const data = firstFile(Buffer.from(text, 'latin1'))
    const lacks = ['sign_ins', 'referrals', 'letters', 'resumes', 'sessions', 'templates'].filter(
      (part) => !Object.keys(data).some((key) => key.startsWith(part)),
    )
    if (!JSON.stringify(data).includes(email)) lacks.push('Google link')
    return {
      held: lacks.length === 0,
      seen: lacks.length ? `lacks ${lacks.join(', ')}` : `${Object.keys(data).length} parts`,
    }
  },
}

const quotas: Attack[] = [false, true].map((other) => ({
  finding: 15,
  name: `delete and register again with the same Google account${other ? ', by way of another student' : ''}: Free quotas start again`,
  async play(stage) {
    const student = await aStudent(stage)
    const email = await connect(stage, student)
    await unlock(stage, student, await stage.neighbour())
    let again = student
    if (other) {
      must(await stage.ask('/api/auth/clear-google-token/', { method: 'POST', token: student.token }), 'Disconnecting')
      again = await aStudent(stage)
      await connect(stage, again, email)
    }
    await deletes(stage, again)
    const last = await aStudent(stage)
    await connect(stage, last, email)
    const { body } = must(await stage.ask('/api/auth/me/', { token: last.token }), 'The profile')
    const used = body.quotas.unlocks_week.used as number
    return { held: used >= 1, seen: `${used} of 1 unlock counted` }
  },
}))

const strangers: Attack[] = [
  {
    finding: 14,
    name: "register with a stranger's address, ask for links, delete: eight times",
    async play(stage) {
      const email = `${aName()}.lane@gmail.com`
      for (let turn = 0; turn < 8; turn++) {
        const student = await aStudent(stage, { username: turn % 2 ? email : email.replace('.lane', 'lane') })
        await stage.ask('/api/auth/email/', { token: student.token, body: { email } })
        await deletes(stage, student)
      }
      await sleep(3_000)
      const { mails } = (await stage.control('mail')).body as { mails: { to: string[] }[] }
      const plain = (address: string) => address.replaceAll('.', '')
      const count = mails.filter(({ to }) => to.some((one) => plain(one) === plain(email))).length
      return { held: count > 0 && count <= 5, seen: `${count} mails` }
    },
  },
  ...['Account-blocked.pay-now-at.evil-site.com', 'evil-site.com', 'pay@evil-site.com'].map((username) => ({
    finding: 14,
    name: `a genuine mail to a stranger that says "${username}"`,
    async play(stage: Stage) {
      const student = await aStudent(stage, { username })
      const email = `${aName()}@mail.riverbend.edu`
      must(await stage.ask('/api/auth/email/', { token: student.token, body: { email } }), 'Asking for a link')
      const mail = await waitFor(stage, email)
      return { held: !mail.includes('evil-site'), seen: mail.includes('evil-site') ? 'quoted' : 'not quoted' }
    },
  })),
]

async function waitFor(stage: Stage, email: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++, await sleep(250)) {
    const { mails } = (await stage.control(`mail?to=${encodeURIComponent(email)}`)).body as { mails: object[] }
    if (mails.length > 0) return JSON.stringify(mails)
  }
  throw new Error('No mail came')
}

export const leaving: readonly Attack[] = [deletion, download, ...quotas, ...strangers]
