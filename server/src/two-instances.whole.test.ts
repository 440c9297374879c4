import { actOnMe, getMe } from '@labreach/contract/account'
import { limits, freePlan } from '@labreach/contract/plans'
import { findForOptOut } from '@labreach/contract/opt-out'
import * as professors from '@labreach/contract/professors'
import { login, logout, refresh } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import type { ClientResponse } from '../test/client.ts'
import { aHandle, anUnlocked, aStudent, aVisitor, type AStudent } from '../test/builders.ts'
import { aSender } from '../test/google.ts'
import { startTwoInstances, type Instance } from '../test/instances.ts'
import { listSentMails, writeLetter } from '../test/letters.ts'
import { aCheckout, connectWebhooks, readMe, pay, verify } from '../test/payments.ts'
import { leaveByLink } from '../test/opt-outs.ts'
import { makeProfessor } from '../test/professors.ts'
import { storeProfessors } from './catalogue/import/store.ts'
import { systemClock } from './clock.ts'
import { createSuppressionHasher } from './suppression-hasher.ts'

// Two processes on one database, as behind a load balancer: changes by one are visible to the other.
const instances = await startTwoInstances()
const [a, b] = instances
const { sql } = a.database
const suppressionHasher = createSuppressionHasher(a.services.config.keys.suppression)

/** Sends calls alternately to both instances, all at the same time. */
const sendToBoth = <T>(times: number, send: (at: Instance, number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, number) => send(instances[number % 2]!, number)))
const countOutcomes = (responses: readonly ClientResponse<unknown>[]) => {
  const kinds = responses.map(({ status, body }) => (body.code ? `${status} ${body.code}` : `${status}`))
  return Object.fromEntries(
    Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, all]) => [kind, all!.length]),
  )
}
const signIn = (at: Instance, { username }: AStudent, password = 'correct horse') =>
  at.call(login, { body: { username, password } })
const composeHeaders = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const unlock = (at: Instance, as: AStudent, scholar_id: string) =>
  at.call(professors.unlockProfessor, { as, body: { scholar_id } })

test('a session of one instance is valid at the other, and ends at both', async () => {
  const student = await aStudent(a)
  const { access_token, refresh_token } = (await signIn(a, student)).body
  expect((await b.call(getMe, composeHeaders(access_token))).body.id).toBe(student.id)
  const renewed = (await b.call(refresh, { body: { refresh: refresh_token } })).body.access_token
  expect((await a.call(getMe, composeHeaders(renewed))).status).toBe(200)
  await b.call(logout, composeHeaders(renewed))
  for (const at of instances) {
    for (const token of [access_token, renewed]) expect((await at.call(getMe, composeHeaders(token))).status).toBe(401)
    expect((await at.call(professors.professorsPage, { query: {}, ...composeHeaders(access_token) })).status).toBe(401)
    expect((await at.call(refresh, { body: { refresh: refresh_token } })).status).toBe(401)
  }
})

test('a password change at one instance takes effect at the other, and ends its sessions', async () => {
  const student = await aStudent(a)
  const elsewhere = (await signIn(b, student)).body
  expect((await b.call(getMe, composeHeaders(elsewhere.access_token))).status).toBe(200)
  const body = { action: 'change_password', old_password: 'correct horse', new_password: 'battery staple' } as const
  expect((await a.call(actOnMe, { as: student, body })).status).toBe(200)
  expect((await b.call(getMe, composeHeaders(elsewhere.access_token))).status).toBe(401)
  expect((await b.call(refresh, { body: { refresh: elsewhere.refresh_token } })).status).toBe(401)
  expect((await signIn(b, student)).status).toBe(401)
  expect((await signIn(b, student, 'battery staple')).status).toBe(200)
})

test('both instances share the rate limits, per account and per network', async () => {
  const student = await aStudent(a)
  const guesses = await sendToBoth(24, (at, number) => signIn(at, student, `guess ${number}`))
  expect(countOutcomes(guesses)).toEqual({ '401 credentials_wrong': 10, '429 rate_limited': 14 })
  for (const at of instances) expect((await signIn(at, student)).status).toBe(429)

  const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  const find = (at: Instance) => at.call(findForOptOut, { query: { scholar_id: 'nobody' }, ...from })
  expect(countOutcomes(await sendToBoth(80, find))).toEqual({ '404 professor_unknown': 60, '429 rate_limited': 20 })
})

test('a plan that changes at one instance is in force at the other: granted, paid, and changed by an event', async () => {
  const [granted, paid, notified] = [await aStudent(a), await aStudent(a), await aStudent(a)]
  /** The status of a call that requires Basic: the publications of an unlocked professor. */
  const readPublications = async (at: Instance, student: AStudent, scholar_id: string) =>
    (await at.call(professors.listPublications, { as: student, query: { scholar_id } })).status
  const unlockOne = async (student: AStudent) => (await anUnlocked(a, { by: student })).scholarId
  const unlocked = {
    granted: await unlockOne(granted),
    paid: await unlockOne(paid),
    notified: await unlockOne(notified),
  }

  expect(await sendToBoth(2, (at) => readPublications(at, granted, unlocked.granted))).toEqual([403, 403])
  await sql`update students set granted_plan = 'B', granted_until = now() + interval '1 day' where id = ${granted.id}`
  expect(await sendToBoth(2, (at) => readPublications(at, granted, unlocked.granted))).toEqual([200, 200])
  await sql`update students set granted_until = now() where id = ${granted.id}`
  expect(await sendToBoth(2, (at) => readPublications(at, granted, unlocked.granted))).toEqual([403, 403])

  await connectWebhooks(b, { hold: true })
  expect(await readPublications(b, paid, unlocked.paid)).toBe(403)
  const session = await aCheckout(a, paid)
  await pay(a, session)
  expect((await verify(a, paid, session)).status).toBe(200)
  expect(await readPublications(b, paid, unlocked.paid)).toBe(200)
  // The event of the same payment, delivered to the other instance, changes nothing.
  await connectWebhooks(b)
  await pay(a, await aCheckout(a, notified))
  await expect.poll(async () => (await readMe(b, notified)).subscription).toBe('B')
  expect(await readPublications(a, notified, unlocked.notified)).toBe(200)
  const journal = await sql`select subject from journal where event = 'plan_paid' and subject = ${paid.id}`
  expect(journal).toHaveLength(1)
})

test('a professor who opts out at one instance disappears from all lists of the other', async () => {
  const [student, { temporary_token }] = [await aStudent(a, { plan: 'B' }), await aVisitor(b)]
  const { body: preview } = await b.call(professors.previewProfessors, {})
  const professor = a.professors.find(({ id }) => id === preview.professors[0]!.id)!
  const handle = aHandle(a, student, professor)
  await a.call(professors.favoriteProfessor, { as: student, body: { professor_id: professor.id } })
  /** The lists of the other instance that show the professor. */
  const readShown = async () => {
    const query = { page_size: 100 }
    const [all, favourites, matches, landing, steps] = await Promise.all([
      b.call(professors.professorsPage, { as: student, query }),
      b.call(professors.professorsPage, { as: student, query: { ...query, favorite: 'true' } }),
      b.call(professors.matchStream, { query: { temporary_token } }),
      b.call(professors.previewProfessors, {}),
      b.call(professors.citationHistogram, { as: student }),
    ])
    const includesProfessor = (some: readonly { id: number }[]) => some.some(({ id }) => id === professor.id)
    return {
      page: includesProfessor(all.body.professors),
      favourites: includesProfessor(favourites.body.professors),
      match: matches.text.includes(`"id":${professor.id},`),
      preview: includesProfessor(landing.body.professors),
      total: all.body.total,
      counted: steps.body.reduce((sum, { count }) => sum + count, 0),
    }
  }
  const total = a.professors.length
  await expect
    .poll(readShown)
    .toEqual({ page: true, favourites: true, match: true, preview: true, total, counted: total })

  expect((await leaveByLink(a, professor)).status).toBe(200)
  expect(await unlock(b, student, handle)).toMatchObject({ status: 409, body: { code: 'opted_out' } })
  const gone = { page: false, favourites: false, match: false, preview: false, total: total - 1, counted: total - 1 }
  await expect.poll(readShown, { interval: 10 }).toEqual(gone)
})

test('an import reaches both instances, and every page is complete and consistent before and after it', async () => {
  const student = await aStudent(a, { plan: 'B' })
  const unlocked = await anUnlocked(a, { by: student, professor: a.professors[20]! })
  const listProfessors = async (at: Instance) => {
    const { body } = await at.call(professors.professorsPage, { as: student, query: { page_size: 100 } })
    expect(body.total).toBe(body.professors.length)
    // An id stands for the same professor at both, before and after.
    const { professor } = body.professors.find(({ id }) => id === unlocked.id)!
    expect([professor.name, professor.scholar_id]).toEqual([unlocked.name, unlocked.scholarId])
    return body.professors.map(({ id }) => id).join(' ')
  }
  const [before, same] = await sendToBoth(2, listProfessors)
  expect(same).toBe(before)

  const hired = Array.from({ length: 20 }, (_, number) => {
    const { works: _works, interests, homepage, ...one } = makeProfessor(500 + number)
    const facts = { keyInterests: interests, homepageUrl: homepage, googleScholarUrl: null, publications: [] }
    return { ...one, ...facts, affiliation: '', citedBy: 150_000 - number }
  })
  const seen: string[][] = [[], []]
  await storeProfessors({ ...a.database, suppressionHasher }, systemClock, { source: 'csv', rows: hired })
  do await sendToBoth(8, async (at, number) => seen[number % 2]!.push(await listProfessors(at)))
  while (seen.some((lists) => lists.at(-1) === before))

  const after = seen[0]!.at(-1)!
  expect(after.split(' ')).toHaveLength(before!.split(' ').length + hired.length)
  expect(seen.map((lists) => [...new Set(lists)].filter((one) => one !== before))).toEqual([[after], [after]])
  // A handle from before the import unlocks the same professor at the other instance.
  const locked = a.professors[30]!
  const opened = await unlock(b, student, aHandle(a, student, locked))
  expect(opened.body.professor).toMatchObject({ id: locked.id, name: locked.name })
}, 60_000)

test('forty concurrent unlocks at both with a quota of nine: nine succeed, for different professors', async () => {
  const student = await aStudent(a)
  // One of the professors has opted out in a test above.
  const open = await sql`select id from professors where not opt_out`
  const some = a.professors.filter(({ id }) => open.some((one) => one.id === id)).slice(5, 45)
  const responses = await sendToBoth(40, (at, number) => unlock(at, student, aHandle(at, student, some[number]!)))
  expect(countOutcomes(responses)).toEqual({ 200: freePlan.limits.unlocksPerWeek, '403 weekly_quota_used': 31 })
  const [stored] = await sql`select count(*) from relationships where student_id = ${student.id}`
  expect(stored!.count).toBe(freePlan.limits.unlocksPerWeek)
  for (const at of instances) expect((await readMe(at, student)).quotas.unlocks_week.used).toBe(9)

  const other = await aStudent(a)
  const again = await sendToBoth(40, (at) => unlock(at, other, aHandle(at, other, some[0]!)))
  expect(countOutcomes(again)).toEqual({ 200: 40 })
  expect((await readMe(b, other)).quotas.unlocks_week.used).toBe(1)
})

test('calls with the same idempotency key send one letter, at both instances, concurrently and later', async () => {
  const sender = await aSender(a, { plan: 'B' })
  const click = (at: Instance) => writeLetter(at, sender, { key: 'one-letter-at-two-servers' })
  await a.control('faults', { service: 'gmail', kind: 'latency', ms: 200 })
  // A call that arrives when the letter is already sent gets its outcome.
  const { 200: sent = 0, '409 send_in_progress': early = 0, ...others } = countOutcomes(await sendToBoth(8, click))
  expect([sent + early, others]).toEqual([8, {}])
  expect(sent).toBeGreaterThan(0)
  for (const response of await sendToBoth(4, click))
    expect(response).toMatchObject({ status: 200, body: { state: 'sent', emails_day: { used: 1 } } })
  expect(await listSentMails(a, sender.email)).toHaveLength(1)
})

test('a professor receives three letters a week from all students and instances', async () => {
  const professor = a.professors[50]!
  const senders = await Promise.all(Array.from({ length: 16 }, () => aSender(a, { professor })))
  const responses = await sendToBoth(16, (at, number) => writeLetter(at, senders[number]!))
  const { lettersPerProfessorWeek } = limits
  expect(countOutcomes(responses)).toEqual({
    200: lettersPerProfessorWeek,
    '409 contacts_full': 16 - lettersPerProfessorWeek,
  })
})
