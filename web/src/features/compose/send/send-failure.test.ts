import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { time } from '../../../ui/text/text.ts'
import { sendFailure } from './send-failure.ts'

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
