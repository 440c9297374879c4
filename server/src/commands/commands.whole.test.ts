import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@labreach/contract/plans'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { runLabreach } from '../../test/commands/labreach.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`insert into students (id, username, created_at) values (${uuidv7()}, 'Mira.Test', now())`
})
afterAll(() => database.close())

describe('labreach', () => {
  it('lists its commands, and prints help for each', async () => {
    const overview = await labreach(['--help'])
    expect(overview.exitCode).toBe(0)
    const imports = ['import demo', 'import csrankings', 'import csv', 'import openalex']
    const names = [
      'migrate',
      'prepare',
      ...imports,
      'grant',
      'relist',
      'accept-opt-outs',
      'opt-out',
      'delete-account',
      'suspend',
      'stats',
      'audit-log',
      'rotate-keys',
      'distribute',
      'doctor',
      'backup',
      'restore',
    ]
    for (const name of names) expect(overview.out).toContain(`  ${name} `)
    const helps = await Promise.all(names.map((name) => labreach([...name.split(' '), '--help'])))
    expect(helps.map(({ exitCode, out }, index) => [exitCode, out.startsWith(`labreach ${names[index]}`)])).toEqual(
      names.map(() => [0, true]),
    )
  })

  it.each([
    [[], 'A command is missing.'],
    [['import', 'moon'], 'There is no command "import moon".'],
    [['grant', 'Mira.Test'], 'The plan is missing.'],
    [['grant', 'Mira.Test', 'Z'], 'There is no plan "Z": use B (Basic), P (Premium) or F (Free).'],
    [
      ['grant', 'Mira.Test', 'B', '--days', '0'],
      '"0" is not a valid number of days: use a whole number from 1 to 3650.',
    ],
    [['import', 'csv'], 'The file of --professors is missing.'],
    [['import', 'csv', '--professors', 'a.csv', '--map', 'name'], '"name" does not name a column: write field=Column.'],
    [['import', 'openalex'], 'The id or ROR of an --institution is missing.'],
    [['accept-opt-outs', '--since', 'soon'], 'The time of --since is missing or invalid.'],
    [['stats', 'now'], 'Unexpected argument "now".'],
    [['stats', '--fast'], "Unknown option '--fast'."],
    [['stats', '--every', '5'], '--every belongs to --watch.'],
    [['stats', '--watch', '--every', '0'], '"0" is not a number of seconds from 1 to 3600.'],
  ])('refuses the arguments %j with a sentence and exit code 2', async (args, sentence) => {
    const { exitCode, errors } = await labreach(args)
    expect(errors.split('\n')[0]).toBe(sentence)
    expect(errors).toMatch(/\nSee: labreach .*--help\n$/)
    expect(exitCode).toBe(2)
  })

  it('explains how to configure a database, and reports an unreachable one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'labreach-commands-'))
    const unconfigured = await labreach(['stats'], { DATABASE_URL: '', LABREACH_DATA: folder })
    expect(unconfigured).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('or set DATABASE_URL.') as string,
    })
    const unreachable = await labreach(['stats'], { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
    expect(unreachable).toEqual({
      exitCode: 1,
      out: '',
      errors: 'The database at 127.0.0.1:1 is unreachable. Is it running?\n',
    })
    // The direct URL is preferred: a pooler need not be reachable.
    const withDirectUrl = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x', DATABASE_DIRECT_URL: database.url }
    expect((await labreach(['stats'], withDirectUrl)).exitCode).toBe(0)
    await writeFile(join(folder, 'database-url'), `${database.url}\n`)
    expect((await labreach(['stats'], { DATABASE_URL: '', LABREACH_DATA: folder })).exitCode).toBe(0)
    await rm(folder, { recursive: true })
  })

  it('prints no control characters of a file [OPTOUT-46]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'labreach-controls-'))
    const file = join(folder, 'professors.csv')
    await writeFile(file, 'Na\u001B[2Jme,School\n')
    const refused = await labreach(['import', 'csv', '--professors', file])
    expect(refused.errors).toContain('no column for the name. Its columns are Na[2Jme, School.')
    await writeFile(file, 'name,school\n,\u001B[2JCollege\n')
    const { out } = await labreach(['import', 'csv', '--professors', file])
    expect(out).toContain('line 2: ,[2JCollege')
    expect(out + refused.errors).not.toContain('\u001B')
    await rm(folder, { recursive: true })
  })

  it('grants a plan for some days, by the username in any case, and appends it to the audit log [PLAN-20]', async () => {
    const before = Date.now()
    expect(await labreach(['grant', 'mira.test', 'B', '--days', '30'])).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^Mira\.Test has the Basic Plan until 20\d\d-/) as string,
    })
    const [student] = await database.sql<{ id: string; granted_plan: string; granted_until: Date }[]>`
      select id, granted_plan, granted_until from students where username = 'Mira.Test'`
    expect(student!.granted_plan).toBe('B')
    expect(Math.abs(student!.granted_until.getTime() - before - 30 * DAY_MS)).toBeLessThan(60_000)
    expect(await database.sql`select event, subject, detail ->> 'plan' as plan from journal`).toEqual([
      { event: 'plan_granted', subject: student!.id, plan: 'B' },
    ])
  })

  it('prints the audit log: all entries, those of one account, or those of one event', async () => {
    const [student] = await database.sql<{ id: string }[]>`select id from students where username = 'Mira.Test'`
    await database.sql`insert into journal (at, event, subject) values ('2026-01-02T03:04:05Z', 'opted_out', 'PROFESSORAAJ')`
    const granted = new RegExp(`^20\\S+Z  plan_granted      ${student!.id}  plan=B  until=20`)
    const all = (await labreach(['audit-log'])).out
    expect(all).toMatch(granted)
    expect(all).toContain('\n2026-01-02T03:04:05.000Z  opted_out         PROFESSORAAJ\n')
    for (const account of ['mira.test', student!.id])
      expect((await labreach(['audit-log', '--account', account])).out.split('\n')).toEqual([
        expect.stringMatching(granted) as string,
        '',
      ])
    // `journal` is the former name of `audit-log`.
    expect((await labreach(['journal', '--event', 'opted_out', '--limit', '1'])).out).toMatch(/^\S+ {2}opted_out .*\n$/)
    expect(await labreach(['audit-log', '--account', 'nobody'])).toMatchObject({
      exitCode: 1,
      errors: 'There is no account "nobody" and no entry about it.\n',
    })
    await database.sql`delete from journal where subject = 'PROFESSORAAJ'`
  })

  it('refuses to grant to a student who does not exist', async () => {
    const refused = await labreach(['grant', 'nobody', 'B'])
    expect(refused).toEqual({ exitCode: 1, out: '', errors: 'There is no student with the username "nobody".\n' })
  })

  it('reverses an opt-out once, notifies the catalogue and appends it to the audit log [OPTOUT-13]', async () => {
    await database.sql`
      insert into professors (scholar_id, name, opt_out, source, updated_at) values ('QUIETONEAAAJ', 'Ada Quiet', true, 'test', now())`
    await database.sql`insert into opt_outs (scholar_id, opted_out_at) values ('QUIETONEAAAJ', now())`
    let notifications = 0
    const { close: unlisten } = await database.listen('catalogue', () => void notifications++)
    expect(await labreach(['relist', 'QUIETONEAAAJ'])).toEqual({
      exitCode: 0,
      out: 'Ada Quiet is listed again.\n',
      errors: '',
    })
    expect(await database.sql`select opt_out from professors`).toEqual([{ opt_out: false }])
    expect(await database.sql`select from opt_outs`).toHaveLength(0)
    expect(await database.sql`select subject from journal where event = 'opt_out_restored'`).toEqual([
      { subject: 'QUIETONEAAAJ' },
    ])
    await expect.poll(() => notifications).toBe(1)
    await unlisten()
    expect(await labreach(['relist', 'QUIETONEAAAJ'])).toMatchObject({
      exitCode: 1,
      errors: 'No professor with the id "QUIETONEAAAJ" has opted out.\n',
    })
  })

  it('reverses an opt-out by any id of the professor, for all rows of the same person', async () => {
    await database.sql`
      insert into professors (scholar_id, name, opt_out, source, updated_at)
      values ('TWICEHEREAAJ', 'Ada Twice', true, 'test', now()), ('openalex:A77', 'Ada Twice', true, 'test', now())`
    await database.sql`
      insert into professor_aliases (alias, scholar_id)
      values ('openalex:A77', 'TWICEHEREAAJ'), ('orcid:0000-0002-1825-0097', 'TWICEHEREAAJ')`
    await database.sql`
      insert into opt_outs (scholar_id, opted_out_at) values ('TWICEHEREAAJ', now()), ('openalex:A77', now())`
    expect((await labreach(['relist', 'https://orcid.org/0000-0002-1825-0097'])).out).toBe(
      'Ada Twice is listed again.\n',
    )
    expect(await database.sql`select from professors where opt_out`).toHaveLength(0)
    expect(await database.sql`select from opt_outs`).toHaveLength(0)
    await database.sql`delete from professors where name = 'Ada Twice'`
  })

  it('lists held opt-outs with their reason, and approves those of the public form only [OPERATION-27]', async () => {
    await database.sql`
      insert into professors (scholar_id, name, school_name, opt_out, source, updated_at)
      values ('NAMESAKEAAAJ', 'Ada Same', 'MIT', true, 'test', now())`
    await database.sql`
      insert into opt_outs (scholar_id, opted_out_at, held, origin)
      values ('NAMESAKEAAAJ', '2026-11-24T00:00Z', true, null), ('BYFORMAAAAJ', '2026-11-25T00:00Z', true, 'net'), ('CALM', now(), false, 'net')`
    expect((await labreach(['accept-opt-outs'])).out.split('\n')).toEqual([
      '2026-11-24T00:00:00.000Z  NAMESAKEAAAJ  namesake  Ada Same  MIT',
      '2026-11-25T00:00:00.000Z  BYFORMAAAAJ  network=net',
      '2 opt-outs wait for you.',
      '',
    ])
    const since = ['--since', '2026-11-01T00:00:00Z']
    expect((await labreach(['accept-opt-outs', ...since])).out).toBe('1 opt-outs approved.\n')
    expect(await database.sql`select scholar_id from opt_outs where held`).toEqual([{ scholar_id: 'NAMESAKEAAAJ' }])
    expect((await labreach(['relist', 'NAMESAKEAAAJ'])).out).toBe('Ada Same is listed again.\n')
    await database.sql`delete from opt_outs`
    await database.sql`delete from professors where name = 'Ada Same'`
  })

  it('does not import the demo into a catalogue that is not empty, and prints counts', async () => {
    expect(await labreach(['prepare'])).toEqual({ exitCode: 0, out: '', errors: '' })
    expect((await labreach(['import', 'demo', '--if-empty'])).out).toBe(
      'The catalogue is not empty: nothing imported.\n',
    )
    const { out } = await labreach(['stats'])
    expect(out).toContain('Students     1 (B 1)\n')
    expect(out).toContain('Professors   1\n')
  })

  it('an older program has nothing to migrate on a newer database, and says so [OPERATION-24]', async () => {
    const newer = await createTestDatabase()
    const { sql } = newer
    const start = (...words: string[]) => labreach(words, { DATABASE_URL: newer.url })
    const newest = await sql<{ name: string; timestamp: string }[]>`
      select name, timestamp from kysely_migration order by name desc limit 2`
    const [last, before] = [newest[0]!, newest[1]!]
    const run = (name: string, timestamp: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`
    await sql`insert into professors (scholar_id, name, source, updated_at) values ('ANYBODYAAAAJ', 'Ada Any', 'test', now())`
    await run('30000101T0000_new', '3000-01-01T00:00:00.000Z')
    const out = expect.stringMatching(/^The database is newer than .*30000101T0000_new\)\.\n$/) as string
    for (const command of ['migrate', 'prepare']) expect(await start(command)).toEqual({ exitCode: 0, out, errors: '' })

    // One that is missing before the newer one, one that is unknown and older, and another order are errors.
    await sql`delete from kysely_migration where name = ${last.name}`
    expect(await start('migrate')).toMatchObject({ exitCode: 1, out: '' })
    await sql`delete from kysely_migration where name like '3000%'`
    await run(last.name, last.timestamp)
    await run('20000101T0000_old', '3000-01-01T00:00:00.000Z')
    for (const command of ['migrate', 'prepare']) expect((await start(command)).exitCode).toBe(1)
    await sql`delete from kysely_migration where name like '2000%'`
    expect(await start('migrate')).toMatchObject({ exitCode: 0, out: 'The database is up to date.\n' })
    await sql`update kysely_migration set timestamp = '3000-01-01T00:00:00.000Z' where name = ${before.name}`
    await run('30000101T0000_new', '3000-01-02T00:00:00.000Z')
    expect((await start('migrate')).exitCode).toBe(1)
    await newer.close()
  }, 60_000)

  it('prepares an empty database: migrations, demo and a report', async () => {
    const empty = await createTestDatabase()
    const prepared = await labreach(['prepare'], { DATABASE_URL: empty.url })
    expect(prepared).toMatchObject({ exitCode: 0, out: expect.stringContaining('14,400 professors added') as string })
    expect((await labreach(['stats'], { DATABASE_URL: empty.url })).out).toContain(' demo: 14400 read, 14400 added')
    await empty.close()
  }, 60_000)
})

/** Runs the program, by default on the test's database. */
const labreach = (args: string[], environment: Record<string, string> = {}) =>
  runLabreach(args, { DATABASE_URL: database.url, SUPPRESSION_KEY: 'u'.repeat(43), ...environment })
