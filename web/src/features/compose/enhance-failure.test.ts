import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { enhanceFailure } from './enhance-failure.ts'

const limit = new ApiError(429, { error: 'You have used all 4 of today.', code: 'ai_limit' })
const inline =
  'Daily AI processing limit reached. You have used all 4 of today. Your original content remains unchanged.'

test('says that the day is used up, with the server’s words; Free is shown the way to more [professors:209]', () => {
  expect(enhanceFailure(limit, 'B')).toEqual({ inline, alert: inline, upgrade: false })
  expect(enhanceFailure(limit, 'F')).toEqual({
    inline,
    alert: 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI processing!',
    upgrade: true,
  })
})

test('does not sell a plan to who was only too quick', () => {
  const quick = new ApiError(429, { error: 'Please wait a moment.', code: 'rate_limited' })
  expect(enhanceFailure(quick, 'F')).toMatchObject({ upgrade: false, alert: expect.stringContaining('wait a moment.') })
})

test('says of any other failure that nothing was changed [professors:210]', () => {
  for (const error of [new ApiError(502, { error: 'x' }), new TypeError('Failed to fetch')])
    expect(enhanceFailure(error, 'B')).toEqual({
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    })
})
