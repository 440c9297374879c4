import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { aNetwork } from './ask.ts'
import type { Attack } from './attack.ts'
import { connect, googleFlow, hasGrant } from './google.ts'
import { aName, aStudent, me, upload } from './people.ts'
import type { Stage } from './stage.ts'

const SEND = 'https://www.googleapis.com/auth/gmail.send'

const grants: Attack[] = [
  {
    finding: 15,
    name: 'the grant of a Google account that another one has replaced',
    async play(stage) {
      const student = await aStudent(stage)
      const first = await connect(stage, student)
      const second = await connect(stage, student)
      const [old, used] = [await hasGrant(stage, first), await hasGrant(stage, second, 0)]
      return { held: !old && used, seen: old ? 'lives on' : 'revoked at Google' }
    },
  },
  ...['a student', 'a stranger'].map((who) => ({
    finding: 15,
    name: `the grant of ${who} who refuses the right to send`,
    async play(stage: Stage) {
      const email = `${aName()}@gmail.com`
      const student = who === 'a student' ? await aStudent(stage) : undefined
      const flow = await googleFlow(stage, {
        ...(student && { token: student.token, value: student.username }),
        from: aNetwork(),
      })
      await flow.end(email, { without: [SEND] })
      const live = await hasGrant(stage, email)
      return { held: !live, seen: live ? 'lives on' : 'revoked at Google' }
    },
  })),
  {
    finding: 15,
    name: 'an address that Google has not verified counts as verified',
    async play(stage) {
      const student = await aStudent(stage)
      const email = `${aName()}@mail.riverbend.edu`
      await stage.control('google/accounts', { email, email_verified: false })
      await connect(stage, student, email)
      const { email_verified: counts } = await me(stage, student.token)
      return { held: counts === false, seen: `email_verified: ${counts}` }
    },
  },
]

const docs: Attack = {
  finding: 15,
  name: '/api/docs with a weaker policy than the site',
  async play(stage) {
    const policy = async (path: string) => String((await stage.ask(path)).headers['content-security-policy'] ?? '')
    const scripts = (text: string) => /script-src[^;]*/.exec(text)?.[0] ?? 'none'
    const [site, page] = [scripts(await policy('/')), scripts(await policy('/api/docs'))]
    return { held: page === site && !page.includes('unsafe'), seen: page }
  },
}

const forms: Attack[] = [
  [
    'a form of another site',
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    'a=b',
  ],
  ['a form of plain text', { 'content-type': 'text/plain', origin: 'https://evil.example' }, '{}'],
  ['a script of another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}'],
].map(([name, headers, text]) => ({
  finding: 15,
  name: `${name as string} opens a flow to Google`,
  async play(stage: Stage) {
    const given = { headers: headers as Record<string, string>, bytes: Buffer.from(text as string), from: aNetwork() }
    const answer = await stage.ask('/api/auth/google/ticket/', given)
    const sets = answer.headers['set-cookie'] !== undefined
    return {
      held: !sets && answer.status >= 400,
      seen: `${answer.code || answer.status}, ${sets ? 'a cookie' : 'no cookie'}`,
    }
  },
}))

const files: Attack = {
  finding: 15,
  name: 'resumes that other users of the machine can read',
  async play(stage) {
    await upload(stage, aNetwork())
    const folder = join(stage.dataDir, 'files')
    const names = await readdir(folder, { recursive: true })
    const modes = await Promise.all(
      [folder, ...names.map((name) => join(folder, name))].map(async (path) => (await stat(path)).mode & 0o777),
    )
    const open = modes.filter((mode) => (mode & 0o077) !== 0)
    return {
      held: names.length > 0 && open.length === 0,
      seen: `${open.length} of ${modes.length} open (${[...new Set(modes)].map((mode) => mode.toString(8)).join(', ')})`,
    }
  },
}

export const theRest: readonly Attack[] = [...grants, docs, ...forms, files]
