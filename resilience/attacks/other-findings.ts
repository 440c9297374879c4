import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newNetwork } from './http-client.ts'
import type { Attack } from './attack.ts'
import { connectGoogle, startGoogleFlow, hasActiveGrant } from './google.ts'
import { newName, createStudent, readProfile, upload } from './students.ts'
import type { AttackTarget } from './target.ts'

const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
const formatGrant = (isActive: boolean) => (isActive ? 'active' : 'revoked at Google')

const grantAttacks: Attack[] = [
  {
    finding: 15,
    name: 'the grant of a replaced Google account remains active',
    async run(target) {
      const student = await createStudent(target)
      const first = await connectGoogle(target, student)
      const second = await connectGoogle(target, student)
      const isFirstActive = await hasActiveGrant(target, first)
      const isSecondActive = await hasActiveGrant(target, second, 0)
      return { isBlocked: !isFirstActive && isSecondActive, details: formatGrant(isFirstActive) }
    },
  },
  ...['a student', 'a stranger'].map((who) => ({
    finding: 15,
    name: `the grant of ${who} without the send scope remains active`,
    async run(target: AttackTarget) {
      const email = `${newName()}@gmail.com`
      const student = who === 'a student' ? await createStudent(target) : undefined
      const flow = await startGoogleFlow(target, {
        ...(student && { token: student.token, value: student.username }),
        from: newNetwork(),
      })
      await flow.end(email, { without: [SEND_SCOPE] })
      const isActive = await hasActiveGrant(target, email)
      return { isBlocked: !isActive, details: formatGrant(isActive) }
    },
  })),
  {
    finding: 15,
    name: 'an address that Google has not verified counts as verified',
    async run(target) {
      const student = await createStudent(target)
      const email = `${newName()}@mail.riverbend.edu`
      await target.control('google/accounts', { email, email_verified: false })
      await connectGoogle(target, student, email)
      const { email_verified: isVerified } = await readProfile(target, student.token)
      return { isBlocked: isVerified === false, details: `email_verified: ${isVerified}` }
    },
  },
]

const docsAttack: Attack = {
  finding: 15,
  name: '/api/docs has a weaker Content-Security-Policy than the site',
  async run(target) {
    const policy = async (path: string) => String((await target.send(path)).headers['content-security-policy'] ?? '')
    const scripts = (text: string) => /script-src[^;]*/.exec(text)?.[0] ?? 'none'
    const [site, page] = [scripts(await policy('/')), scripts(await policy('/api/docs'))]
    return { isBlocked: page === site && !page.includes('unsafe'), details: page }
  },
}

const formAttacks: Attack[] = [
  [
    'a URL-encoded form of another site',
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    'a=b',
  ],
  ['a plain-text form of another site', { 'content-type': 'text/plain', origin: 'https://evil.example' }, '{}'],
  ['a script of another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}'],
].map(([name, headers, text]) => ({
  finding: 15,
  name: `${name as string} starts a Google flow`,
  async run(target: AttackTarget) {
    const call = { headers: headers as Record<string, string>, bytes: Buffer.from(text as string), from: newNetwork() }
    const response = await target.send('/api/auth/google/ticket/', call)
    const hasCookie = response.headers['set-cookie'] !== undefined
    return {
      isBlocked: !hasCookie && response.status >= 400,
      details: `${response.code || response.status}, ${hasCookie ? 'a cookie' : 'no cookie'}`,
    }
  },
}))

const fileAttack: Attack = {
  finding: 15,
  name: 'other users of the machine can read resumes',
  async run(target) {
    await upload(target, newNetwork())
    const folder = join(target.dataDir, 'files')
    const names = await readdir(folder, { recursive: true })
    const modes = await Promise.all(
      [folder, ...names.map((name) => join(folder, name))].map(async (path) => (await stat(path)).mode & 0o777),
    )
    const readable = modes.filter((mode) => (mode & 0o077) !== 0)
    const distinctModes = [...new Set(modes)].map((mode) => mode.toString(8)).join(', ')
    return {
      isBlocked: names.length > 0 && readable.length === 0,
      details: `${readable.length} of ${modes.length} readable (${distinctModes})`,
    }
  },
}

export const otherFindings: readonly Attack[] = [...grantAttacks, docsAttack, ...formAttacks, fileAttack]
