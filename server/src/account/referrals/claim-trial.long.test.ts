import { getMe } from '@labreach/contract/account'
import { DAY_MS, WEEK_MS } from '@labreach/contract/plans'
import { clearGoogleToken } from '@labreach/contract/session'
import { beforeAll, describe, expect, test } from 'vitest'
import { aStudent, aVisitor, type AStudent } from '../../../test/builders.ts'
import { completeGoogleFlow, connectGoogle } from '../../../test/google.ts'
import { aCheckout, claimTrial, deliver, connectWebhooks, readAuditLog, readMe, pay } from '../../../test/payments.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 12 })
const { sql } = app.database
const aNewcomer = () => aStudent(app, { resume: false })
const readReferrals = async (student: AStudent) => (await readMe(app, student)).number_of_referrals

beforeAll(() => connectWebhooks(app, { hold: true }))

/** An account that signed up with a student's link. It has a password, so it may disconnect Google. */
async function aReferredStudent(by: AStudent): Promise<AStudent> {
  const student = await aNewcomer()
  await sql`update students set referred_by = ${by.id} where id = ${student.id}`
  return student
}

const connectAccount = (student: AStudent, email: string) =>
  completeGoogleFlow(app, app.browser(), { as: student }, { email })
const disconnectAccount = (student: AStudent) => app.call(clearGoogleToken, { as: student })

/** A student with `count` counted referrals. */
async function aReferrer(count: number): Promise<AStudent> {
  const student = await aNewcomer()
  for (let index = 0; index < count; index++) await connectGoogle(app, await aReferredStudent(student))
  return student
}

describe('a referral counts', () => {
  test('once the referred student has connected a Google account, and once only [REFERRAL-5]', async () => {
    const student = await aNewcomer()
    const friend = await aReferredStudent(student)
    expect(await readReferrals(student)).toBe(0)
    await connectAccount(friend, 'friend@gmail.com')
    expect(await readReferrals(student)).toBe(1)
    await disconnectAccount(friend)
    await connectAccount(friend, 'friend-again@gmail.com')
    expect(await readReferrals(student)).toBe(1)
  })

  test('also when the friend signs up through /register?ref= [REFERRAL-1, REFERRAL-5]', async () => {
    const student = await aNewcomer()
    const { temporary_token } = await aVisitor(app)
    await completeGoogleFlow(app, app.browser(), { temporary_token, ref: student.id }, { email: 'by-link@gmail.com' })
    expect(await readReferrals(student)).toBe(1)
  })

  test('not with a Google account that another counted referral has or had [REFERRAL-5]', async () => {
    const [one, other] = [await aNewcomer(), await aNewcomer()]
    const [first, second, third] = [
      await aReferredStudent(one),
      await aReferredStudent(one),
      await aReferredStudent(other),
    ]
    await connectAccount(first, 'shared@gmail.com')
    await disconnectAccount(first)
    for (const friend of [second, third]) {
      await connectAccount(friend, 'shared@gmail.com')
      await disconnectAccount(friend)
    }
    expect([await readReferrals(one), await readReferrals(other)]).toEqual([1, 0])
  })

  test('never for oneself, whichever account connected first [REFERRAL-5]', async () => {
    const [early, late] = [await aNewcomer(), await aNewcomer()]
    await connectAccount(early, 'myself@gmail.com')
    await disconnectAccount(early)
    const friend = await aReferredStudent(early)
    await connectAccount(friend, 'myself@gmail.com')
    expect(await readReferrals(early)).toBe(0)
    // A referral that did not count can still count later, with another Google account.
    await disconnectAccount(friend)
    await connectAccount(friend, 'friend-of-mine@gmail.com')
    expect(await readReferrals(early)).toBe(1)

    const second = await aReferredStudent(late)
    await connectAccount(second, 'me-too@gmail.com')
    await disconnectAccount(second)
    await connectAccount(late, 'me-too@gmail.com')
    expect(await readReferrals(late)).toBe(0)
    await sql`update students set referred_by = id where id = ${late.id}`
    await disconnectAccount(late)
    await connectAccount(late, 'me-again@gmail.com')
    expect(await readReferrals(late)).toBe(0)
  })

  test('also after the friend deleted the account, and their Google account counts only once', async () => {
    const student = await aNewcomer()
    const friend = await aReferredStudent(student)
    await connectAccount(friend, 'leaver@gmail.com')
    await sql`delete from students where id = ${friend.id}`
    await connectAccount(await aReferredStudent(student), 'leaver@gmail.com')
    expect(await readReferrals(student)).toBe(1)
  })

  test('once when the same friend connects in two windows at once', async () => {
    const student = await aNewcomer()
    const friend = await aReferredStudent(student)
    await Promise.all([
      connectAccount(friend, 'two-windows@gmail.com'),
      connectAccount(friend, 'two-windows@gmail.com'),
    ])
    expect(await readReferrals(student)).toBe(1)
  })
})

describe('the trial', () => {
  test('requires three referrals; the refusal contains how many are missing [REFERRAL-2, REFERRAL-3]', async () => {
    const student = await aReferrer(2)
    const { status, body } = await claimTrial(app, student)
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'trial_unavailable', message: body.error } })
    expect(body.error).toContain('1 more friend has to sign up')
    expect((await readMe(app, student)).free_trial_awarded).toBe(false)
  })

  test('is a week of Basic, can be claimed once, and ends in Free [REFERRAL-2]', async () => {
    const student = await aReferrer(3)
    expect(await claimTrial(app, student)).toMatchObject({ status: 200, body: { ok: true } })
    const trial_ends = new Date(app.clock.now().getTime() + WEEK_MS).toISOString()
    const running = { subscription: 'B', current_free_trial: true, free_trial_awarded: true, trial_ends }
    expect(await readMe(app, student)).toMatchObject({ ...running, max_professors_per_week: 99 })
    expect(await readAuditLog(app, student)).toMatchObject([{ event: 'trial_claimed', detail: { until: trial_ends } }])
    app.clock.pass(WEEK_MS)
    const over = { subscription: 'F', current_free_trial: false, free_trial_awarded: true }
    expect(await readMe(app, student)).toMatchObject({ ...over, max_professors_per_week: 9 })
    expect((await claimTrial(app, student)).body.code).toBe('trial_unavailable')
  })

  test('is granted once when twenty claims arrive at the same time', async () => {
    const student = await aReferrer(3)
    const responses = await Promise.all(Array.from({ length: 20 }, () => claimTrial(app, student)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    expect(await readAuditLog(app, student)).toHaveLength(1)
  })

  test('is for students on Free; a student with a paid plan can claim it after that plan ends [REFERRAL-2]', async () => {
    const student = await aReferrer(3)
    await pay(app, await aCheckout(app, student))
    await deliver(app)
    expect((await claimTrial(app, student)).body.error).toContain('You have the Basic Plan already.')
    expect((await app.call(getMe, { as: student })).body.free_trial_awarded).toBe(false)
    app.clock.pass(60 * DAY_MS)
    expect((await claimTrial(app, student)).status).toBe(200)
  })
})
