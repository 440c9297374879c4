import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { enhanceFailure } from './enhance-failure.ts'

const limit = new ApiError(429, { error: 'You have used all 4 of today.', code: 'ai_limit' })
const inline =
  'Daily AI processing limit reached. You have used all 4 of today. Your original content remains unchanged.'

test('says that the day is used up, with the server’s words; Free is shown the way to more [AI-7, AI-8]', () => {
  expect(enhanceFailure(limit, 'B')).toEqual({ inline, alert: inline, upgrade: false })
  expect(enhanceFailure(limit, 'F')).toEqual({
    inline,
    alert: 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI processing!',
    upgrade: true,
  })
})

test('does not sell a plan to who was only too quick [AI-9]', () => {
  const quick = new ApiError(429, { error: 'Please wait a moment.', code: 'rate_limited' })
  const said = 'Please wait a moment. Your original content remains unchanged.'
  for (const plan of ['F', 'B'] as const)
    expect(enhanceFailure(quick, plan)).toEqual({ inline: said, alert: said, upgrade: false })
})

test('says of any other failure that nothing was changed [AI-10]', () => {
  for (const error of [new ApiError(502, { error: 'x' }), new TypeError('Failed to fetch')])
    expect(enhanceFailure(error, 'B')).toEqual({
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    })
})
