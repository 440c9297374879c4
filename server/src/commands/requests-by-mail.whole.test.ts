import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { aConfirmedStudent, aProfessor, aStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { runLabreach } from '../../test/commands/labreach.ts'
import { waitForJobs, waitForMails } from '../../test/mails.ts'
import { aPayer, connectWebhooks, createStripeClient, deliver, readAuditLog } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { setSuspension } from '../account/set-suspension.ts'
import { isOptedOutAddress } from '../catalogue/opt-outs/opted-out-addresses.ts'
import { erasedName } from '../catalogue/opt-outs/erase-records.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database
const { keys, suppressionsFile } = app.services.config
beforeAll(() => connectWebhooks(app, { hold: true }))

const labreach = (words: string[], typed?: string) =>
  runLabreach(
    words,
    {
      DATABASE_URL: app.database.url,
      TOKEN_KEY: keys.token,
      ENCRYPTION_KEY: keys.encryption,
      STATE_SECRET: keys.stateSecret,
      HANDLE_KEY: keys.handle,
      SUPPRESSION_KEY: keys.suppression,
    },
    typed,
  )
const exists = async ({ id }: { id: string }) => (await sql`select from students where id = ${id}`).length === 1

test('delete-account deletes what the student’s own deletion does, after the username is typed [OPERATION-25]', async () => {
  const { student, email } = await aSender(app)
  await setSuspension(app.services, student.username, { lift: false })
  const files = await sql<{ file_id: string }[]>`select file_id from resumes where student_id = ${student.id}`
  for (const typed of ['no\n', '']) {
    const refused = await labreach(['delete-account', email], typed)
    expect(refused).toMatchObject({ exitCode: 1, out: '' })
    expect(refused.errors).toContain(`Type "${student.username}" to confirm: Nothing was changed`)
  }
  expect(await exists(student)).toBe(true)

  // By the address of the mailbox, in any case.
  const deleted = await labreach(['delete-account', email.toUpperCase()], `${student.username}\n`)
  expect(deleted).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining(`${student.username} is deleted.`) as string,
  })
  expect(await exists(student)).toBe(false)
  expect(await readAuditLog(app, student)).toContainEqual({ event: 'account_deleted', detail: {} })
  for (const job of ['delete_files', 'revoke_google', 'append_suppressions']) await waitForJobs(app, job)
  expect(await app.services.files.withBytes(files[0]!.file_id, async (bytes) => bytes)).toBeNull()
  expect(await readFile(suppressionsFile, 'utf8')).toContain(student.id)
  expect((await waitForMails(app, email, 2)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/deleted/),
  )
}, 120_000)

test('delete-account cancels the subscription at the payment provider [OPERATION-25]', async () => {
  const { student, customer, subscription } = await aPayer(app)
  expect((await labreach(['delete-account', student.username, '--yes'])).exitCode).toBe(0)
  await waitForJobs(app, 'forget_customer')
  const stripe = createStripeClient(app)
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
}, 120_000)

test('suspend names the customer whose subscription goes on, and nobody who does not pay [PLAN-42]', async () => {
  const { student, customer, subscription } = await aPayer(app)
  const { username } = student
  const suspended = await labreach(['suspend', username])
  expect(suspended).toMatchObject({ exitCode: 0, errors: '' })
  expect(suspended.out.split('\n')).toEqual([
    `${username} is suspended.`,
    `A subscription of ${username} goes on: Stripe charges for it, and ${username} cannot sign in to cancel it.`,
    `To end it, open the customer ${customer} in Stripe’s dashboard and cancel the subscription.`,
    '',
  ])
  expect((await labreach(['suspend', username, '--lift'])).out).toBe(`${username} can sign in again.\n`)

  await createStripeClient(app).subscriptions.update(subscription, { cancel_at_period_end: true })
  await deliver(app)
  expect((await labreach(['suspend', username])).out).toBe(`${username} is suspended.\n`)
  const { username: free } = await aStudent(app)
  expect((await labreach(['suspend', free])).out).toBe(`${free} is suspended.\n`)
}, 120_000)

test('delete-account deletes nothing if several accounts or none are meant [OPERATION-25]', async () => {
  const confirmed = await aConfirmedStudent(app)
  const named = await aStudent(app, { username: confirmed.email })
  const refused = await labreach(['delete-account', confirmed.email, '--yes'])
  expect(refused).toMatchObject({ exitCode: 1, out: '' })
  expect(refused.errors).toContain('means several accounts')
  expect([await exists(confirmed), await exists(named)]).toEqual([true, true])
  const unknown = await labreach(['delete-account', 'nobody@example.org', '--yes'])
  expect(unknown.errors).toBe('There is no student with the username or address "nobody@example.org".\n')
}, 120_000)

test('opt-out removes a professor by row, id or address, and tells them [OPERATION-26, OPTOUT-8]', async () => {
  for (const by of ['id', 'scholarId', 'email'] as const) {
    const professor = await aProfessor(app)
    const removed = await labreach(['opt-out', String(professor[by])])
    expect(removed).toMatchObject({ exitCode: 0, errors: '' })
    expect(removed.out).toContain(`"labreach relist ${professor.scholarId}" reverses it`)
    await expect.poll(() => app.services.catalogue.has(professor.id)).toBe(false)
    expect(await isOptedOutAddress(app.services.db, app.services.suppressionHasher, professor.email!)).toBe(true)
    const log = await sql`select event, detail from journal where subject = ${professor.scholarId}`
    expect(log).toEqual([{ event: 'opted_out', detail: {} }])
    expect(await waitForMails(app, professor.email!)).toHaveLength(1)
  }
  expect((await labreach(['opt-out', 'nobody@example.org'])).errors).toBe(
    'There is no professor with the id or address "nobody@example.org".\n',
  )
}, 120_000)

test('opt-out --erase erases at once, after the name is typed, and never one of two people [OPERATION-26]', async () => {
  const [one, other] = [await aProfessor(app), await aProfessor(app)]
  await sql`update professors set email = ${one.email} where id = ${other.id}`
  const shared = await labreach(['opt-out', one.email!, '--erase', '--yes'])
  expect(shared).toMatchObject({ exitCode: 1, out: '' })
  expect(shared.errors).toContain(`the rows ${one.id}, ${other.id}. Name one.`)

  expect((await labreach(['opt-out', one.scholarId, '--erase'], 'No\n')).exitCode).toBe(1)
  const readName = async ({ id }: typeof one) =>
    (await sql`select name from professors where id = ${id}`)[0]!.name as string
  expect(await readName(one)).toBe(one.name)
  expect((await labreach(['opt-out', one.scholarId, '--erase'], `${one.name}\n`)).exitCode).toBe(0)
  expect([await readName(one), await readName(other)]).toEqual([erasedName, other.name])
  await waitForJobs(app, 'append_suppressions')
  expect(await readFile(suppressionsFile, 'utf8')).toContain('"erased"')
  const again = await labreach(['opt-out', String(one.id), '--erase', '--yes'])
  expect(again.errors).toMatch(/^The record \S+ is erased already\.$/m)
}, 120_000)
