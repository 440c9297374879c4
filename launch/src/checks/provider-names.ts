import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRepositoryFiles, root } from './files.ts'

/** The rooms in which each mailbox provider has a folder of its name, where it may be named. */
const rooms = ['mailbox', 'account', 'services']

/** Other names of providers. */
const otherNames: Record<string, string[]> = { google: ['gmail'], microsoft: ['outlook'] }

/** Where else server/src may name a mailbox provider, and why. A path that ends with a slash is a folder. */
const allowed: Record<string, string> = {
  'mailbox-providers.ts': 'lists the providers',
  'mailbox/provider-name.ts': 'the names of the providers, and that of account ids without one',
  'mailbox/views.ts': 'the fields about Google on the wire',
  'account/mailbox/flow-queries.ts': 'flows whose purpose names no provider',
  'services.ts': 'the service of the client',
  'create-services.ts': 'creates the client',
  'config.ts': 'the settings',
  'commands/doctor/': 'checks the settings',
  'account/errors.ts': 'sentences for users',
  'outreach/errors.ts': 'sentences for users',
  'account/mails/': 'sentences for users',
  'account/record-sign-in.ts': 'a value in the audit log',
  'resume/facts/skill-names.ts': 'skills of students',
  'text/fields/': 'phrases of students about fields of research',
}

/** Fixed names other than those of the database (schema.ts) and of the calls (contract/src). */
const names: Record<string, string> = {
  google_grants_google_sub_key: 'a constraint',
  google_linked: 'an event of the audit log',
  google_unlinked: 'an event of the audit log',
  microsoft_linked: 'an event of the audit log',
  microsoft_unlinked: 'an event of the audit log',
  revoke_google: 'a job',
  'google-account': 'a purpose of a key',
  'google-tokens': 'a purpose of a key',
  google_connected_at: 'a name in the download of an account',
  google_account_digests: 'a name in the download of an account',
}

type Rules = { allowed: typeof allowed; names: typeof names }

/** An import from a folder of the same room, such as account/google/ in account/. */
const relativeImport = /'(?:\.\.?\/)+([\w-]+)\/[\w./-]+'/g

const planted = "import { GoogleFailure } from '../services/google/google.ts'"

/**
 * Checks that only the allowed files of server/src name a mailbox provider, which makes it possible to add a second
 * one. The providers are the folders of server/src/mailbox/. Returns a summary of one line and the findings. An
 * unnecessary entry of the lists is a finding too.
 */
export async function checkProviderNames(
  folder = root,
  rules: Rules = { allowed, names },
): Promise<{ summary: string; findings: string[] }> {
  const files = await listRepositoryFiles(folder)
  const read = async (file: string) => [file, await readFile(join(folder, file), 'utf8')] as const
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
  const [server, contract] = await Promise.all(
    ['server/src/', 'contract/src/'].map((path) =>
      Promise.all(files.filter((file) => file.startsWith(path) && isSource(file)).map(read)),
    ),
  )
  const providers = findProviders(files)
  if (providers.length === 0) return { summary: '', findings: ['found no folder of a mailbox provider'] }
  const words = providers.flatMap((name) => [name, ...(otherNames[name] ?? [])])
  const schema = server!.filter(([file]) => file === schemaFile)
  const fixed = new Set([...schema, ...contract!].flatMap(([, text]) => findLongerNames(text, words)))
  const unnecessary = new Set([...Object.keys(rules.allowed), ...Object.keys(rules.names)])
  const search = (file: string, text: string) => findNames(file, text, { rules, providers, words, fixed, unnecessary })
  const findings = server!.flatMap(([file, text]) => (file === schemaFile ? [] : search(file, text)))
  findings.push(...[...unnecessary].map((one) => `unnecessary entry: ${one}`))
  if (search('server/src/outreach/planted.ts', planted).length === 0) findings.push('overlooked a planted name')
  const summary = `${providers.join(', ')}; ${server!.length} files, ${fixed.size} names of tables and calls`
  return { summary, findings }
}

const schemaFile = 'server/src/db/schema.ts'

const mailboxRoom = 'server/src/mailbox/'
const findProviders = (files: readonly string[]): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(mailboxRoom))
      .map((file) => file.slice(mailboxRoom.length).split('/'))
      .flatMap(([folder, ...below]) => (folder && below.length > 0 ? [folder] : [])),
  ),
]

const isAlone = (text: string, words: readonly string[]) => words.includes(text.toLowerCase())
const isIn = (text: string, words: readonly string[]) => words.some((word) => text.toLowerCase().includes(word))

/** Names that contain a provider's name and more: columns, tables, codes and calls. */
const findLongerNames = (text: string, words: readonly string[]): string[] =>
  (text.match(/\w+/g) ?? []).filter((name) => isIn(name, words) && !isAlone(name, words))

type Search = {
  rules: Rules
  providers: readonly string[]
  /** All names of the providers, in lower case. */
  words: readonly string[]
  fixed: ReadonlySet<string>
  unnecessary: Set<string>
}

function findNames(file: string, text: string, { rules, providers, words, fixed, unnecessary }: Search): string[] {
  const hasName = (part: string) => isIn(part, words)
  const path = file.slice('server/src/'.length)
  const isOwn = rooms.some((room) => providers.some((name) => path.startsWith(`${room}/${name}/`)))
  if (isOwn || !hasName(text)) return []
  const allowedPath = Object.keys(rules.allowed).find(
    (one) => path === one || (one.endsWith('/') && path.startsWith(one)),
  )
  if (allowedPath) unnecessary.delete(allowedPath)
  const isFixed = (name: string) => {
    if (!Object.hasOwn(rules.names, name)) return fixed.has(name)
    unnecessary.delete(name)
    return true
  }
  return text.split('\n').flatMap((line, index) => {
    if (!hasName(line)) return []
    const parts =
      line
        .replaceAll(relativeImport, (path, folder: string) => (providers.includes(folder) ? '' : path))
        .replaceAll(/google scholar/gi, '')
        .match(/[\w.*-]+/g) ?? []
    const isNamed = parts
      .filter((word) => !isUnrelated(word) && !isFixed(word))
      .some((word) => word.split(/\W/).some((part) => hasName(part) && !isUnrelated(part) && !isFixed(part)))
    return isNamed && !allowedPath ? [`${file}:${index + 1}: names a mailbox provider: ${line.trim()}`] : []
  })
}

/** Mail domains and hosts, and columns of Google Scholar: they do not refer to the mailbox provider. */
const isUnrelated = (word: string): boolean => word.endsWith('.com') || /^google_?scholar/i.test(word)
