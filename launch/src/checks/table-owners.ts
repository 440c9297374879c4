import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryFiles, root } from './files.ts'

/**
 * The tables of each room of the server: only its files use them in SQL. A file directly in server/src is its own room.
 */
const owners: Record<string, readonly string[]> = {
  students: ['students'],
  account: ['sessions', 'email_changes', 'password_resets', 'google_trips', 'google_links', 'referrals'],
  mailbox: ['google_grants'],
  quotas: ['ai_uses', 'past_uses'],
  billing: ['customers', 'handled_payments'],
  catalogue: [
    'professors',
    'publications',
    'professor_aliases',
    'professor_embeddings',
    'professor_activity',
    'imports',
    'import_progress',
  ],
  professors: ['relationships', 'relationship_stamps', 'opt_outs', 'opt_out_tokens', 'suppressions', 'name_searches'],
  outreach: ['outreaches', 'email_lookups', 'past_contacts'],
  resume: ['resumes', 'visitor_resumes'],
  templates: ['templates', 'first_templates'],
  'audit-log.ts': ['journal'],
  'rate-limits.ts': ['rate_limits'],
  'suppression-lines.ts': ['suppression_lines'],
}

/**
 * Tables that a room uses although another room owns them. Entries are only removed, never added. An unnecessary entry
 * is a finding.
 */
const exceptions: Record<string, readonly string[]> = {
  account: ['journal', 'students'],
  catalogue: ['journal', 'opt_outs', 'suppressions'],
  commands: ['professors'],
  outreach: ['professors', 'relationships'],
  privacy: [
    'email_lookups',
    'opt_outs',
    'professor_activity',
    'professor_aliases',
    'professor_embeddings',
    'professors',
    'publications',
    'sessions',
    'students',
    'suppressions',
  ],
  professors: ['email_lookups', 'professor_aliases', 'professors', 'publications', 'resumes', 'sessions', 'students'],
  quotas: ['google_links', 'outreaches', 'relationships', 'resumes'],
}

type Rules = { owners: typeof owners; exceptions: typeof exceptions }

/**
 * Checks that each table of server/src/db/schema.ts has an owner, and that only files of the owner use it in SQL or
 * Kysely. Returns a summary of one line and the findings.
 */
export async function checkTableOwners(
  folder = root,
  rules: Rules = { owners, exceptions },
): Promise<{ summary: string; findings: string[] }> {
  const files = (await repositoryFiles(folder)).filter(isProduct)
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
  const tables = parseTables(await readFile(join(folder, 'server/src/db/schema.ts'), 'utf8'))
  const ownerByTable = new Map(Object.entries(rules.owners).flatMap(([room, all]) => all.map((table) => [table, room])))
  const findings = tables.filter((table) => !ownerByTable.has(table)).map((table) => `the table ${table} has no owner`)
  const unused = new Set(
    Object.entries(rules.exceptions).flatMap(([room, all]) => all.map((table) => `${room} ${table}`)),
  )
  for (const [file, text] of texts)
    for (const table of tables.filter((one) => mentions(text, one))) {
      const [room, owner] = [findRoom(file), ownerByTable.get(table)]
      if (!owner || room === owner) continue
      if (rules.exceptions[room]?.includes(table)) unused.delete(`${room} ${table}`)
      else findings.push(`${file} uses the table ${table}, which belongs to ${owner}`)
    }
  findings.push(...[...unused].map((one) => `unnecessary exception: ${one}`))
  if (tables.length === 0) findings.push('no table was found in server/src/db/schema.ts')
  const exceptionCount = Object.values(rules.exceptions).flat().length
  return { summary: `${tables.length} tables, ${exceptionCount} exceptions`, findings }
}

const isProduct = (file: string): boolean =>
  /^server\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'server/src/db/schema.ts'

const findRoom = (file: string): string => file.split('/')[2]!

function parseTables(schema: string): string[] {
  const database = schema.slice(schema.indexOf('export interface DB {'))
  return [...database.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, table]) => table!)
}

/** Whether a text uses a table in SQL (`from`, `join`, `into`, `update`, `table`, `using`) or in a call of Kysely. */
function mentions(text: string, table: string): boolean {
  if (!text.includes(table)) return false
  const sql = new RegExp(`\\b(?:from|join|into|update|table|using)\\s+(?:only\\s+)?${table}\\b(?!\\s*\\.\\w)`, 'i')
  const kysely = new RegExp(
    `\\b(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\\(\\s*['"]${table}(?:['"]| as )`,
  )
  // A list of tables in a for-of loop.
  const inList = new RegExp(`\\bof \\[[^\\]]*'${table}'[^\\]]*\\] as const`)
  return sql.test(text) || kysely.test(text) || inList.test(text)
}
