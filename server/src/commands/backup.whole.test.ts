import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { actOnMe, getMe } from '@labreach/contract/account'
import { listOutreaches } from '@labreach/contract/outreach'
import { favoriteProfessor, saveDraft, unlockProfessor } from '@labreach/contract/professors'
import { login } from '@labreach/contract/session'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aHandle, anUnlocked, aProfessor, type AStudent } from '../../test/builders.ts'
import { recreateDatabase } from '../../test/database.ts'
import { aSender } from '../../test/google.ts'
import { runLabreach } from '../../test/commands/labreach.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { leaveByLink } from '../../test/opt-outs.ts'
import { aPayer, connectWebhooks } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { openDatabase } from '../db/connection.ts'
import { erasedName } from '../catalogue/opt-outs/erase-records.ts'
import { leaveDueLetters } from '../outreach/held/leave-due-letters.ts'
import { eraseProfessor } from '../privacy/erasure/erase-professor.ts'
import { isOptedOutAddress } from '../catalogue/opt-outs/opted-out-addresses.ts'
import { appendSuppressions } from '../suppression-file.ts'
import { names } from '../db/sql.ts'

// The job queue reports errors while the database is empty.
const app = await testApp({ professors: 12, onJobError: () => undefined })
const folder = await mkdtemp(join(tmpdir(), 'labreach-backup-'))
const file = join(folder, 'labreach.tar.gz')
afterAll(() => rm(folder, { recursive: true }))

let sender: Awaited<ReturnType<typeof aSender>>
let payer: AStudent
let before: unknown

beforeAll(async () => {
  await writeFile(app.services.config.suppressionsFile, '')
  await connectWebhooks(app, { hold: true })
  sender = await aSender(app, { plan: 'B' })
  payer = (await aPayer(app)).student
  const { student } = sender
  const [drafted, liked] = [await anUnlocked(app, { by: student }), app.professors.at(-1)!]
  await writeLetter(app, sender)
  await app.call(saveDraft, { as: student, params: { id: drafted.id }, body: { draft: 'Dear 教授 \\N\t"…"\n' } })
  await app.call(favoriteProfessor, { as: student, body: { professor_id: liked.id } })
  await app.database.sql`
    insert into pgboss.job (name, data, start_after)
    values ('delete_files', '{"files": ["long-gone"]}', now() + interval '1 day')`
  before = await readAllTables()
})

test('after backup, destruction and restore the product works as before', async () => {
  const { student, email } = sender
  const listed = app.services.catalogue.size()
  const backup = await labreach(['backup', file])
  expect(backup).toMatchObject({ exitCode: 0, errors: '' })
  expect(backup.out).toMatch(/contains \d+ rows of \d+ tables and 1 files\.\nIt does not contain the keys/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await recreateDatabase(app.database.url)
  await rm(app.filesDir, { recursive: true })
  expect((await app.call(getMe, { as: student }).catch(() => ({ status: 0 }))).status).not.toBe(200)

  const listener = openDatabase(app.database.url, { max: 1 })
  onTestFinished(listener.close)
  const notified = new Promise((resolve) => void listener.listen('catalogue', resolve))
  const restore = await labreach(['restore', file])
  expect(restore).toMatchObject({ exitCode: 0, errors: '' })
  expect(restore.out).toMatch(/^Restored \d+ rows, 1 files and 1 pending jobs of 20/)
  expect(await app.database.sql`select data from pgboss.job where name = 'delete_files'`).toEqual([
    { data: { files: ['long-gone'] } },
  ])

  expect(await readAllTables()).toEqual(before)
  await notified
  await expect.poll(() => app.services.catalogue.size()).toBe(listed)
  errors.mockRestore()
  const entered = await app.call(login, { body: { username: student.username, password: 'correct horse' } })
  expect([entered.status, entered.body.user.subscription]).toEqual([200, 'B'])
  const [locked] = app.professors.slice(-3)
  const unlocked = await app.call(unlockProfessor, {
    as: student,
    body: { scholar_id: aHandle(app, student, locked!) },
  })
  expect([unlocked.status, unlocked.body.professor.name]).toEqual([200, locked!.name])
  expect((await writeLetter(app, { student, professor: locked! })).status).toBe(200)
  expect(await listSentMails(app, email)).toHaveLength(2)
  expect((await app.call(listOutreaches, { as: student, query: {} })).body).toHaveLength(2)
  expect((await app.call(getMe, { as: payer })).body.subscription).toBe('B')
}, 120_000)

test('sequences continue after a restore', async () => {
  const [row] = await app.database.sql<{ next: string }[]>`select nextval('outreaches_id_seq') as next`
  expect(Number(row!.next)).toBeGreaterThan(2)
})

test('refuses a database that is not empty', async () => {
  const refused = await labreach(['restore', file])
  expect(refused).toMatchObject({ exitCode: 1, out: '' })
  expect(refused.errors).toMatch(/^The database is not empty: it has \d+ tables\. Restore into a new one/)
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 20)],
  ['something else', () => gzipSync('a text '.repeat(1_000))],
  ['empty', () => Buffer.alloc(0)],
  [
    'changed by one bit',
    (bytes) => {
      const plain = gunzipSync(bytes)
      plain[plain.indexOf('Dear ') + 1]! ^= 1
      return gzipSync(plain)
    },
  ],
])('refuses a backup that is %s before it writes anything', async (_, damage) => {
  const damaged = join(folder, 'damaged')
  await writeFile(damaged, damage(await readFile(file)))
  const refused = await labreach(['restore', damaged])
  expect(refused.exitCode).toBe(1)
  expect(refused.errors).toMatch(/^\S+damaged is (no complete backup|damaged: its checksum)/)
})

test('stores the keys with --with-keys, and restores them to a separate file', async () => {
  const keys = Object.fromEntries(
    ['TOKEN_KEY', 'ENCRYPTION_KEY', 'STATE_SECRET', 'HANDLE_KEY', 'SUPPRESSION_KEY'].map((name, at) => [
      name,
      String(at).repeat(43),
    ]),
  )
  const full = join(folder, 'with-keys.tar.gz')
  expect((await labreach(['backup', full, '--with-keys'], keys)).out).toContain('It also contains the keys')
  expect(gunzipSync(await readFile(full)).includes(keys.ENCRYPTION_KEY!)).toBe(true)
  expect(gunzipSync(await readFile(file)).includes(app.services.config.keys.encryption)).toBe(false)
  expect((await labreach(['backup', full, '--with-keys'])).errors).toMatch(
    /^TOKEN_KEY is neither in the environment nor/,
  )

  const elsewhere = `${app.database.url}_elsewhere`
  await recreateDatabase(elsewhere)
  const to = join(folder, 'keys.json')
  const settings = { DATABASE_URL: elsewhere, FILES_DIR: join(folder, 'files') }
  expect((await labreach(['restore', full, '--keys', to], settings)).out).toContain(`The keys are in ${to}.`)
  expect(JSON.parse(await readFile(to, 'utf8'))).toEqual(keys)
  expect((await stat(to)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
}, 120_000)

test('a failed backup, or one without the resumes, deletes no backup that is needed [OPERATION-28, OPERATION-29]', async () => {
  const nights = join(folder, 'nights')
  await mkdir(nights)
  const put = async (name: string) => {
    await writeFile(join(nights, name), '')
    await utimes(join(nights, name), new Date('2025-01-01'), new Date(`2025-01-${name.slice(6, 8)}`))
  }
  await put('night-01.gz')
  await put('night-02.gz')
  const backup = ['backup', join(nights, 'night-03.gz'), '--keep', '30']
  const failed = await labreach(backup, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  expect(failed).toMatchObject({ exitCode: 1, out: 'Deleted old backups: night-01.gz.\n' })
  expect(failed.errors).toContain('is unreachable')

  const empty = { FILES_DIR: join(folder, 'not-mounted') }
  const incomplete = await labreach(backup, empty)
  expect(incomplete.exitCode).toBe(1)
  expect(incomplete.errors).toMatch(/^(\d+) of \1 resumes do not exist in \S+not-mounted: /)
  expect((await readdir(nights)).toSorted()).toEqual(['night-02.gz', 'night-03.gz'])
  expect((await labreach([...backup, '--without-missing'], empty)).exitCode).toBe(0)
  expect(await readdir(nights)).toEqual(['night-03.gz'])
}, 120_000)

test('a restore of an older backup restores neither opted-out professors nor deleted accounts [OPTOUT-49]', async () => {
  const { sql } = app.database
  const older = join(folder, 'older.tar.gz')
  const { student } = await aSender(app)
  const [hidden, relisted, erased] = await Promise.all([aProfessor(app), aProfessor(app), aProfessor(app)])
  await leaveByLink(app, relisted)
  await labreach(['backup', older])

  await leaveByLink(app, hidden)
  await leaveByLink(app, erased)
  await app.services.db
    .transaction()
    .execute((tx) => eraseProfessor(tx, app.services.suppressionHasher, erased.scholarId, app.clock.now()))
  expect((await labreach(['relist', relisted.scholarId])).exitCode).toBe(0)
  expect((await app.call(actOnMe, { as: student, body: { action: 'delete_account' } })).status).toBe(200)
  // The jobs of the opt-outs may append lines at the same time.
  const readLinesLeft = async () => {
    await appendSuppressions(app.services)
    return (await sql`select from suppression_lines`).length
  }
  await expect.poll(readLinesLeft).toBe(0)
  await appendFile(app.services.config.suppressionsFile, '{"kind":"opted_o')

  const elsewhere = `${app.database.url}_older`
  await recreateDatabase(elsewhere)
  const settings = { DATABASE_URL: elsewhere, FILES_DIR: join(folder, 'files-older') }
  const missing = await labreach(['restore', older], { ...settings, SUPPRESSIONS_FILE: join(folder, 'nowhere') })
  expect(missing).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/^The file \S+nowhere does not exist/) as string,
  })
  const wrong = await labreach(['restore', older], { ...settings, SUPPRESSION_KEY: 'z'.repeat(43) })
  expect(wrong).toMatchObject({ exitCode: 1, errors: expect.stringContaining('another SUPPRESSION_KEY') as string })
  const restored = await labreach(['restore', older], settings)
  expect(restored).toMatchObject({ exitCode: 0, errors: '' })
  expect(restored.out).toContain(
    'Applied the suppressions file: 2 professors are opted out and 1 accounts are deleted again. Incomplete lines of it that were left out: 1.',
  )

  const there = openDatabase(elsewhere, { max: 1 })
  onTestFinished(there.close)
  const professors = await there.sql`
    select id, name, opt_out from professors where id in (${hidden.id}, ${relisted.id}, ${erased.id})`
  expect(professors.toSorted((one, other) => one.id - other.id)).toEqual(
    [
      { id: hidden.id, name: hidden.name, opt_out: true },
      { id: relisted.id, name: relisted.name, opt_out: false },
      { id: erased.id, name: erasedName, opt_out: true },
    ].toSorted((one, other) => one.id - other.id),
  )
  expect(await isOptedOutAddress(there.db, app.services.suppressionHasher, erased.email!)).toBe(true)
  expect(await isOptedOutAddress(there.db, app.services.suppressionHasher, relisted.email!)).toBe(false)
  expect(await there.sql`select from students where id = ${student.id}`).toEqual([])
  expect(await there.sql`select from google_grants where student_id = ${student.id}`).toEqual([])
  const jobs = await there.sql`select name from pgboss.job where name in ('delete_files', 'revoke_google') order by 1`
  expect(jobs.map(({ name }) => name as string)).toEqual(expect.arrayContaining(['delete_files', 'revoke_google']))
}, 240_000)

test('after a restore no letter of before leaves, no mail is repeated and every session has ended [OPERATION-22, OPERATION-23, SEND-39]', async () => {
  const { sql } = app.database
  const [night, elsewhere] = [join(folder, 'night.tar.gz'), `${app.database.url}_night`]
  const senders = await Promise.all([aSender(app, { plan: 'B' }), aSender(app, { plan: 'B' }), aSender(app)])
  const [due, later, sending] = senders
  const letters = await Promise.all(senders.map((one) => holdLetter(app, one, { leave: 'morning', message: 'Hi' })))
  await sql`update outreaches set reserved_at = '2200-01-01' where id = ${letters[1]!.id}`
  await sql`update outreaches set state = 'sending' where id = ${letters[2]!.id}`
  await sql`update google_grants set google_sub = 'microsoft:' || google_sub where student_id = ${due.student.id}`
  await sql`insert into pgboss.job (name, data, start_after)
    values ('password_reset', '{"email": "nobody@example.org"}', now() + interval '1 day')`
  await labreach(['backup', night])
  const leave = async (db: typeof app.services.db, clock: Pick<typeof app.clock, 'now'>) =>
    (await leaveDueLetters({ ...app.services, db, clock })).left
  const dayAfter = { now: () => new Date('2200-01-02T12:00:00Z') }
  const countMails = async () => {
    const mails = await Promise.all(senders.map(({ email }) => listSentMails(app, email)))
    return mails.map(({ length }) => length)
  }
  await recreateDatabase(elsewhere)
  const restored = await labreach(['restore', night], { DATABASE_URL: elsewhere, FILES_DIR: app.filesDir })
  expect(restored).toMatchObject({ exitCode: 0, errors: '' })

  const there = openDatabase(elsewhere, { max: 2 })
  onTestFinished(there.close)
  await leave(there.db, dayAfter)
  expect(await countMails()).toEqual([0, 0, 0])
  const read = async ({ student }: typeof due, table: 'outreaches' | 'relationships') =>
    (await there.sql`select * from ${names(table)} where student_id = ${student.id}`)[0]!
  expect(await read(due, 'outreaches')).toMatchObject({ state: 'unconfirmed', mailbox_provider: 'microsoft' })
  expect(await read(due, 'relationships')).toMatchObject({ draft: null, first_email_at: expect.any(Date) as Date })
  expect(await read(sending, 'outreaches')).toMatchObject({ state: 'unconfirmed' })
  const failure = expect.stringContaining('before you send it again') as string
  expect(await read(later, 'outreaches')).toMatchObject({ state: 'returned', failure })
  expect(await read(later, 'relationships')).toMatchObject({ draft: 'Hi', first_email_at: null })
  expect(await there.sql`select from sessions where revoked_at is null`).toEqual([])
  expect(await there.sql`select from pgboss.job where name = 'password_reset'`).toEqual([])
  expect(restored.out).toMatch(/may have left since the backup: 2, now unconfirmed\. .* to leave later: 1, now drafts/)
  expect(restored.out).toMatch(/Left out, since they may have run since the backup: .*password_reset 1/)
}, 240_000)

/** The names of the files, and a digest of each table. */
async function readAllTables() {
  const { sql } = app.database
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  const digests: Record<string, unknown> = { files: (await readdir(app.filesDir)).toSorted() }
  for (const { name } of tables) {
    if (name.startsWith('kysely_') || name === 'rate_limits' || name === 'sessions') continue
    const [digest] =
      await sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${names(name)} t`
    digests[name] = digest!.md5
  }
  return digests
}

/** Runs the program on the test's database and files. */
const labreach = (words: string[], environment: Record<string, string> = {}) =>
  runLabreach(words, {
    DATABASE_URL: app.database.url,
    FILES_DIR: app.filesDir,
    LABREACH_DATA: folder,
    SUPPRESSION_KEY: app.services.config.keys.suppression,
    SUPPRESSIONS_FILE: app.services.config.suppressionsFile,
    ...environment,
  })
