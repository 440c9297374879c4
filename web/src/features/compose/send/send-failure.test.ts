import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { time } from '../../../ui/text/text.ts'
import { isTriedAgain, isUnclear, mailboxExpired, mailboxMissing, sendFailure } from './send-failure.ts'

const resets_at = '2027-03-05T18:30:00.000Z'
const dailyLimit = new ApiError(403, { error: 'Daily limit', code: 'daily_limit', resets_at })

test('a used-up daily limit suggests an upgrade on Free, and shows the next possible time on other plans [SEND-10]', () => {
  expect(sendFailure(dailyLimit, 'F')).toBe(
    'You have reached your daily email limit. Please visit the pricing page to upgrade your plan.',
  )
  for (const plan of ['B', 'P'] as const)
    expect(sendFailure(dailyLimit, plan)).toBe(
      `You have reached your daily email limit. You can try again on ${time(resets_at)}.`,
    )
})

test('a held letter that came back names its own mailbox, also if none or another one is connected now [MICROSOFT-14]', () => {
  const google = { is_google_authenticated: false, google_email: 'ada@gmail.com' }
  const microsoft = 'The connection to your Microsoft mailbox has expired. Please connect it again to go on sending.'
  expect(mailboxExpired(google, microsoft)).toBe(microsoft)
  expect(mailboxExpired({ ...google, google_email: null }, mailboxMissing)).toBe(mailboxMissing)
  expect(mailboxExpired(google, 'Professor has opted out.')).toMatch(/^Your Google authentication has expired/)
})

const noNetwork = new TypeError('Failed to fetch')
const timedOut = new DOMException('signal timed out', 'TimeoutError')
const answer = (status: number, code?: string) => new ApiError(status, code ? { code } : {})

test('a letter without an answer is not called failed, unless it never left the browser [SEND-93, SEND-12]', () => {
  for (const error of [noNetwork, timedOut]) {
    expect(sendFailure(error, 'F', true)).toMatch(/^Labreach did not answer, so your letter may leave all the same/)
    expect(sendFailure(error, 'F')).toBe('Failed to send email. Please try again.')
  }
  expect(sendFailure(answer(502), 'F', true)).toBe('Server error: 502')
})

test('a letter is tried again, twice, for want of an answer, and once it has been tried also while it leaves [SEND-93]', () => {
  const tries = (error: unknown) => [0, 1, 2].map((failures) => isTriedAgain(failures, error))
  expect(tries(noNetwork)).toEqual([true, true, false])
  expect(tries(timedOut)).toEqual([true, true, false])
  expect(tries(answer(409, 'send_in_progress'))).toEqual([false, true, false])
  expect(tries(answer(409, 'opted_out'))).toEqual([false, false, false])
  expect(tries(answer(500))).toEqual([false, false, false])
})

test('only an answer about the letter tells what became of it [SEND-93]', () => {
  for (const error of [noNetwork, timedOut, answer(500, 'internal'), answer(502)]) expect(isUnclear(error)).toBe(true)
  for (const error of [answer(502, 'send_refused'), answer(504, 'send_unconfirmed'), answer(403, 'daily_limit')])
    expect(isUnclear(error)).toBe(false)
})
