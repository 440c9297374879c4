import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { time } from '../../../ui/text/text.ts'
import { mailboxExpired, mailboxMissing, sendFailure } from './send-failure.ts'

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
