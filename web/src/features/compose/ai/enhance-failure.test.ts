import { expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import { enhanceFailure } from './enhance-failure.ts'

const limit = new ApiError(429, { error: 'You have used all 4 of today.', code: 'ai_limit' })
const inline =
  'Daily AI processing limit reached. You have used all 4 of today. Your original content remains unchanged.'

test('a used-up daily limit shows the server’s sentence, and on Free an upgrade [AI-7, AI-8]', () => {
  expect(enhanceFailure(limit, 'B')).toEqual({ inline, alert: inline, upgrade: false })
  expect(enhanceFailure(limit, 'F')).toEqual({
    inline,
    alert: 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI processing!',
    upgrade: true,
  })
})

test('a rate limit does not suggest an upgrade [AI-9]', () => {
  const tooManyCalls = new ApiError(429, { error: 'Please wait a moment.', code: 'rate_limited' })
  const text = 'Please wait a moment. Your original content remains unchanged.'
  for (const plan of ['F', 'B'] as const)
    expect(enhanceFailure(tooManyCalls, plan)).toEqual({ inline: text, alert: text, upgrade: false })
})

test('any other failure shows that the letter is unchanged [AI-10]', () => {
  for (const error of [new ApiError(502, { error: 'x' }), new TypeError('Failed to fetch')])
    expect(enhanceFailure(error, 'B')).toEqual({
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    })
})
