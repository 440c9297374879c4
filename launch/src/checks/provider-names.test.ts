import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkProviderNames } from './provider-names.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labreach-providers-'))
  await put('server/src/mailbox/google/adapter.ts', "'Gmail'")
  await put('server/src/db/schema.ts', 'export interface Letters {\n  gmail_id: string;\n}\n')
  await put(
    'contract/src/outreach.ts',
    "/** From a Google account. */\nconst errors = { google_expired: 405 }\nname: 'googleStart'",
  )
})
afterEach(() => rm(folder, { recursive: true }))

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
}

const findings = async (rules: { allowed?: Record<string, string>; names?: Record<string, string> } = {}) =>
  (await checkProviderNames(folder, { allowed: {}, names: {}, ...rules })).findings

test.each([
  ['a type', 'type Sent = GmailMessage'],
  ['a comment', '// Google responds late.'],
  ['a sentence', "throw new Error('gmail is away')"],
  ['an import of the adapter', "import { send } from '../mailbox/google/google-mailbox.ts'"],
  ['a longer name than one of the contract', 'const google_expired_twice = 1'],
  ['a name next to one of the contract', 'const google_expired = googleSays'],
])('reports the name of a provider outside its folders: %s', async (_, line) => {
  await put('server/src/outreach/send-letter.ts', `const a = 1\n${line}\n`)
  expect(await findings()).toEqual([`server/src/outreach/send-letter.ts:2: names a mailbox provider: ${line}`])
})

test.each([
  ['columns', "select('gmail_id')"],
  ['codes and calls of the contract', "refuse('google_expired', googleStart)"],
  ['mail domains', "['gmail.com', 'googlemail.com']"],
  ['Google Scholar', 'google_scholar_url: professor.googleScholarUrl, // Google Scholar: https://scholar.google.com/x'],
  ["a room's own folder", "import { a } from '../google/queries.ts'"],
])('does not report other names with the word: %s', async (_, line) => {
  await put('server/src/account/proof/view.ts', line)
  expect(await findings()).toEqual([])
})

test('tests, allowed files and allowed folders may name a provider', async () => {
  await put('server/src/outreach/letter.test.ts', "'Gmail'")
  await put('server/src/config.ts', 'GOOGLE_CLIENT_ID')
  await put('server/src/work.ts', 'revoke_google')
  const allowed = { 'config.ts': 'settings' }
  expect(await findings({ allowed, names: { revoke_google: 'a job' } })).toEqual([])
})

test('a folder of the mailbox makes a provider, which is named only in its own folders', async () => {
  await put('server/src/outreach/send-letter.ts', 'const proton = 1\n')
  expect(await findings()).toEqual([])
  for (const room of ['mailbox', 'account', 'services']) await put(`server/src/${room}/proton/one.ts`, "'Proton'")
  await put('contract/src/session.ts', "name: 'connectProton'")
  await put('server/src/account/proton/routes.ts', 'connectProton')
  expect(await findings()).toEqual(['server/src/outreach/send-letter.ts:1: names a mailbox provider: const proton = 1'])
})

test('a repository without a provider is a finding', async () => {
  await rm(join(folder, 'server/src/mailbox'), { recursive: true })
  expect(await findings()).toEqual(['found no folder of a mailbox provider'])
})

test('reports an unnecessary entry', async () => {
  expect(await findings({ allowed: { 'config.ts': 'settings' }, names: { revoke_google: 'a job' } })).toEqual([
    'unnecessary entry: config.ts',
    'unnecessary entry: revoke_google',
  ])
})
