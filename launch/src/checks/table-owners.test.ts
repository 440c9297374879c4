import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTableOwners } from './table-owners.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'labreach-owners-'))
  execFileSync('git', ['init', '-q'], { cwd: folder })
  await put('server/src/db/schema.ts', 'export interface DB {\n  letters: Letters;\n  students: Students;\n}\n')
})
afterEach(() => rm(folder, { recursive: true }))

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), text)
  execFileSync('git', ['add', '.'], { cwd: folder })
}

const owners = { account: ['students'], outreach: ['letters'] }
const reads = { 'server/src/account/reads.ts': { tables: ['letters'], because: 'a test needs it' } }
const findings = async ({ joins = {}, exceptions = {} } = {}) =>
  (await checkTableOwners(folder, { owners, joins, exceptions })).findings

test.each([
  ['SQL', 'sql`select 1 from letters`'],
  ['SQL on several lines', 'sql`\n  delete\n  from only letters where true`'],
  ['Kysely', "db.selectFrom('letters')"],
  ['Kysely with an alias', "db.leftJoin('letters as l', 'a', 'b')"],
  ['a list of tables', "for (const table of ['letters'] as const) tx.deleteFrom(table)"],
])("reports a room that uses another room's table: %s", async (_, text) => {
  await put('server/src/account/reads.ts', text)
  expect(await findings()).toEqual(['server/src/account/reads.ts uses the table letters, which belongs to outreach'])
})

test('does not report the owner, tests and words in a comment', async () => {
  await put('server/src/outreach/queries.ts', "db.selectFrom('letters')")
  await put('server/src/account/reads.test.ts', 'sql`select 1 from letters`')
  await put('server/src/account/says.ts', '// How many letters there are.\nconst letters = 3')
  expect(await findings()).toEqual([])
})

test('reports a table without an owner', async () => {
  await put('server/src/db/schema.ts', 'export interface DB {\n  letters: Letters;\n  orphans: Orphans;\n}\n')
  expect(await findings()).toEqual(['the table orphans has no owner'])
})

test.each(['joins', 'exceptions'])(
  '%s allow the named file its tables, and an unused entry is reported',
  async (list) => {
    await put('server/src/account/reads.ts', 'sql`select 1 from students join letters using (id)`')
    expect(await findings({ [list]: reads })).toEqual([])
    await put('server/src/account/writes.ts', 'sql`delete from letters`')
    await put('server/src/account/reads.ts', '')
    expect(await findings({ [list]: reads })).toEqual([
      'server/src/account/writes.ts uses the table letters, which belongs to outreach',
      'unnecessary entry: server/src/account/reads.ts letters',
    ])
  },
)
