import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRepositoryFiles, root } from './files.ts'

/** Where server/src may name a mailbox provider, and why. A path that ends with a slash is a folder. */
const allowed: Record<string, string> = {
  'mailbox/google/': 'the adapter of the mailbox',
  'mailbox/providers.ts': 'lists the adapters',
  'account/google/': 'sign-in by Google',
  'services/google/': "the client of Google's API",
  'services.ts': 'the service of the client',
  'create-services.ts': 'creates the client',
  'app.ts': 'mounts the routes of the sign-in',
  'config.ts': 'the settings',
  'commands/doctor/': 'checks the settings',
  'account/errors.ts': 'sentences for users',
  'outreach/errors.ts': 'sentences for users',
  'account/mails/': 'sentences for users',
  'commands/audit-log.ts': 'sentences for the operator',
  'commands/backup.ts': 'sentences for the operator',
  'commands/restore.ts': 'sentences for the operator',
  'commands/rotate-keys.ts': 'sentences for the operator',
  'account/record-sign-in.ts': 'a value in the audit log',
  'resume/facts/skill-names.ts': 'skills of students',
  'text/fields/': 'phrases of students about fields of research',
}

/** Fixed names other than those of the database (schema.ts) and of the calls (contract/src). */
const names: Record<string, string> = {
  google_grants_google_sub_key: 'a constraint',
  google_linked: 'an event of the audit log',
  google_unlinked: 'an event of the audit log',
  revoke_google: 'a job',
  'google-account': 'a purpose of a key',
  'google-tokens': 'a purpose of a key',
  google_connected_at: 'a name in the download of an account',
  google_account_digests: 'a name in the download of an account',
}

type Rules = { allowed: typeof allowed; names: typeof names }

const provider = /google|gmail/i

/** An import from the provider's folder of the same room, such as account/google/ in account/. */
const ownImport = /'(?:\.\.?\/)+google\/[\w./-]+'/g

const planted = "import { GoogleFailure } from '../services/google/google.ts'"

/**
 * Checks that only the allowed files of server/src name a mailbox provider, which makes it possible to add a second
 * one. Returns a summary of one line and the findings. An unnecessary entry of the lists is a finding too.
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
  const schema = server!.filter(([file]) => file === schemaFile)
  const fixed = new Set([...schema, ...contract!].flatMap(([, text]) => providerNames(text)))
  const unnecessary = new Set([...Object.keys(rules.allowed), ...Object.keys(rules.names)])
  const search = (file: string, text: string) => findNames(file, text, { rules, fixed, unnecessary })
  const findings = server!.flatMap(([file, text]) => (file === schemaFile ? [] : search(file, text)))
  findings.push(...[...unnecessary].map((one) => `unnecessary entry: ${one}`))
  if (search('server/src/outreach/planted.ts', planted).length === 0) findings.push('overlooked a planted name')
  return { summary: `${server!.length} files, ${fixed.size} names of tables and calls`, findings }
}

const schemaFile = 'server/src/db/schema.ts'

/** Names that contain the provider's name and more: columns, tables, codes and calls. */
const providerNames = (text: string): string[] =>
  (text.match(/\w+/g) ?? []).filter((name) => provider.test(name) && !/^(?:google|gmail)$/i.test(name))

type Search = { rules: Rules; fixed: ReadonlySet<string>; unnecessary: Set<string> }

function findNames(file: string, text: string, { rules, fixed, unnecessary }: Search): string[] {
  if (!provider.test(text)) return []
  const path = file.slice('server/src/'.length)
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
    if (!provider.test(line)) return []
    const words =
      line
        .replaceAll(ownImport, '')
        .replaceAll(/google scholar/gi, '')
        .match(/[\w.*-]+/g) ?? []
    const isNamed = words
      .filter((word) => !isUnrelated(word) && !isFixed(word))
      .some((word) => word.split(/\W/).some((part) => provider.test(part) && !isUnrelated(part) && !isFixed(part)))
    return isNamed && !allowedPath ? [`${file}:${index + 1}: names a mailbox provider: ${line.trim()}`] : []
  })
}

/** Mail domains and hosts, and columns of Google Scholar: they do not refer to the mailbox provider. */
const isUnrelated = (word: string): boolean => word.endsWith('.com') || /^google_?scholar/i.test(word)
