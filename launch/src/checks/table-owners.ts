import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listRepositoryFiles, root } from './files.ts'

/**
 * The tables of each room of the server: only its files use them in SQL. In this check, a file directly in server/src counts as a room of its own.
 */
const owners: Record<string, readonly string[]> = {
  students: ['students', 'school_addresses', 'ai_sentences', 'calendar_feeds', 'mentor_links'],
  account: [
    'sessions',
    'email_changes',
    'school_address_links',
    'password_resets',
    'google_trips',
    'google_links',
    'passkeys',
    'passkey_challenges',
    'second_factors',
    'recovery_codes',
    'browser_proofs',
    'referrals',
  ],
  mailbox: ['google_grants'],
  quotas: ['ai_uses', 'past_uses'],
  billing: ['customers', 'handled_payments'],
  catalogue: [
    'professors',
    'publications',
    'professor_aliases',
    'professor_embeddings',
    'professor_activity',
    'professor_facts',
    'homepage_reads',
    'homepage_hosts',
    'email_lookups',
    'professor_wishes',
    'opt_outs',
    'opt_out_tokens',
    'suppressions',
    'imports',
    'import_progress',
  ],
  professors: ['relationships', 'relationship_stamps', 'name_searches'],
  outreach: ['outreaches', 'past_contacts', 'letter_reports'],
  'professor-page': ['page_links', 'page_changes', 'address_changes'],
  resume: ['resumes', 'visitor_resumes'],
  mentoring: ['mentor_comments'],
  templates: ['templates', 'first_templates'],
  'audit-log.ts': ['journal'],
  'rate-limits.ts': ['rate_limits'],
  'suppression-lines.ts': ['suppression_lines'],
}

/** A file that uses tables of other rooms, and the reason. */
type TablesByFile = Record<string, { tables: readonly string[]; because: string }>

/**
 * Files with a statement that joins tables of two rooms. A statement may do so if two statements would cost a further
 * round trip on a frequent call, or could see two states of the database.
 */
const joins: TablesByFile = {
  'server/src/catalogue/import/merge-opt-outs.ts': {
    tables: ['journal'],
    because: 'one statement compares all imported rows with the opt-outs, hides rows, and logs each one',
  },
  'server/src/outreach/calendar/select-dated-letters.ts': {
    tables: ['professors'],
    because: 'each read of a calendar contains the names of the professors',
  },
  'server/src/outreach/history/letter-queries.ts': {
    tables: ['professors', 'relationships'],
    because: 'a page of the history contains the names of the professors, and since when they are unlocked',
  },
  'server/src/professors/browse/select-student-states.ts': {
    tables: ['students', 'sessions', 'resumes'],
    because: 'each page of professors reads this state, for many students in one prepared statement',
  },
  'server/src/professors/unlock/find-unlocked-professor.ts': {
    tables: ['professors'],
    because: 'each call about an unlocked professor reads the professor and the unlock',
  },
  'server/src/quotas/uses.ts': {
    tables: ['google_links', 'outreaches', 'relationships', 'resumes'],
    because:
      'each use is stored in a table of the room in which it happens, and past_uses has the uses of deleted accounts; a count reads both',
  },
}

/** Other uses of a table of another room. Entries are only removed, never added. */
const exceptions: TablesByFile = {
  'server/src/commands/prepared.ts': {
    tables: ['professors'],
    because: 'every start runs it, and the query builder of the other rooms takes 200 ms to load',
  },
}

type Rules = { owners: typeof owners; joins: TablesByFile; exceptions: TablesByFile }

/**
 * Checks that each table of server/src/db/schema.ts has an owner, and that only files of the owner use it in SQL or
 * Kysely. Returns a summary of one line and the findings.
 */
export async function checkTableOwners(
  folder = root,
  rules: Rules = { owners, joins, exceptions },
): Promise<{ summary: string; findings: string[] }> {
  const files = (await listRepositoryFiles(folder)).filter(isServerSource)
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  )
  const tables = parseTables(await readFile(join(folder, 'server/src/db/schema.ts'), 'utf8'))
  const ownerByTable = new Map(Object.entries(rules.owners).flatMap(([room, all]) => all.map((table) => [table, room])))
  const findings = tables.filter((table) => !ownerByTable.has(table)).map((table) => `the table ${table} has no owner`)
  const allowed = listPairs({ ...rules.joins, ...rules.exceptions })
  const unused = new Set(allowed)
  for (const [file, text] of texts)
    for (const table of tables.filter((one) => usesTable(text, one))) {
      const [room, owner] = [findRoom(file), ownerByTable.get(table)]
      if (!owner || room === owner) continue
      if (allowed.has(`${file} ${table}`)) unused.delete(`${file} ${table}`)
      else findings.push(`${file} uses the table ${table}, which belongs to ${owner}`)
    }
  findings.push(...[...unused].map((one) => `unnecessary entry: ${one}`))
  if (tables.length === 0) findings.push('no table was found in server/src/db/schema.ts')
  const [joined, excepted] = [listPairs(rules.joins).size, listPairs(rules.exceptions).size]
  return { summary: `${tables.length} tables, ${joined} joined by another room, ${excepted} exceptions`, findings }
}

/** `<file> <table>` of each entry. */
const listPairs = (uses: TablesByFile): Set<string> =>
  new Set(Object.entries(uses).flatMap(([file, { tables }]) => tables.map((table) => `${file} ${table}`)))

const isServerSource = (file: string): boolean =>
  /^server\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'server/src/db/schema.ts'

const findRoom = (file: string): string => file.split('/')[2]!

function parseTables(schema: string): string[] {
  const database = schema.slice(schema.indexOf('export interface DB {'))
  return [...database.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, table]) => table!)
}

/** Whether a text uses a table in SQL (`from`, `join`, `into`, `update`, `table`, `using`) or in a call of Kysely. */
function usesTable(text: string, table: string): boolean {
  if (!text.includes(table)) return false
  const sql = new RegExp(`\\b(?:from|join|into|update|table|using)\\s+(?:only\\s+)?${table}\\b(?!\\s*\\.\\w)`, 'i')
  const kysely = new RegExp(
    `\\b(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\\(\\s*['"]${table}(?:['"]| as )`,
  )
  // A list of tables in a for-of loop.
  const inList = new RegExp(`\\bof \\[[^\\]]*'${table}'[^\\]]*\\] as const`)
  return sql.test(text) || kysely.test(text) || inList.test(text)
}
