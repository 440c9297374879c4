import { expect, test } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { generationFailure, templateFailure, TemplateProblem, type TemplateAction } from './failures.ts'

const refusal = (status: number, error?: string, code = 'refused') =>
  new ApiError(status, { code, ...(error && { error }) })

test.each<[TemplateAction, number, string | undefined, string]>([
  ['create', 400, 'Template name is required.', 'Name error: Template name is required.'],
  ['update', 400, 'Please check the field "content".', 'Content error: Please check the field "content".'],
  ['create', 400, 'This request cannot be read.', 'Invalid template data provided.'],
  ['create', 400, undefined, 'Invalid template data provided.'],
  ['load', 401, undefined, 'Authentication required. Please log in again.'],
  ['load', 403, undefined, 'You do not have permission to access templates.'],
  ['create', 403, 'Basic only.', 'You do not have permission to create templates.'],
  ['update', 403, undefined, 'You do not have permission to update this template.'],
  ['delete', 403, undefined, 'You do not have permission to delete this template.'],
  ['set default', 403, undefined, 'You do not have permission to set default template.'],
  ['load', 404, undefined, 'Templates endpoint not found.'],
  ['update', 404, undefined, 'Template not found. It may have been deleted.'],
  ['delete', 404, undefined, 'Template not found. It may have already been deleted.'],
  ['set default', 404, undefined, 'Template not found. It may have been deleted.'],
  ['create', 409, undefined, 'A template with this name already exists.'],
  ['update', 503, 'Down', 'Server error occurred. Please try again later.'],
  ['delete', 418, 'Tea', 'Failed to delete template. Server returned 418.'],
  ['update', 429, 'Wait.', 'Failed to update template. Server returned 429. Wait.'],
])(
  'after the action %s, status %s with "%s" is shown as: %s [TEMPLATE-17, TEMPLATE-30, TEMPLATE-31, TEMPLATE-32, TEMPLATE-33, TEMPLATE-34, TEMPLATE-35]',
  (action, status, sentence, text) => {
    expect(templateFailure(refusal(status, sentence), action)).toBe(text)
  },
)

test('without a response the failed action is shown; a problem found by the page has its own text [TEMPLATE-36]', () => {
  const offline = new TypeError('Failed to fetch')
  const texts = (['load', 'create', 'update', 'delete'] as const).map((action) => templateFailure(offline, action))
  expect(texts).toEqual([
    'Failed to load templates',
    'Failed to create template',
    'Failed to update template',
    'Failed to delete template',
  ])
  expect(templateFailure(new TemplateProblem('Invalid response from server.'), 'create')).toBe(
    'Invalid response from server.',
  )
  expect(templateFailure(refusal(409, 'You have 100.', 'templates_full'), 'create')).toBe('You have 100.')
})

test('a refused generation shows the reason, depending on the plan [TEMPLATE-25, TEMPLATE-26]', () => {
  const resets_at = '2026-11-22T09:00:00Z'
  const dailyLimit = new ApiError(429, { code: 'ai_limit', error: 'Limit reached (4).', resets_at })
  expect(generationFailure(dailyLimit, 'F')).toEqual({
    text: 'Daily AI limit reached (4/day for Free users). Upgrade for unlimited AI generation!',
    upgrade: true,
    resetsAt: resets_at,
  })
  expect(generationFailure(dailyLimit, 'B').text).toBe('Limit reached (4). Please try again later.')
  expect(generationFailure(refusal(429, undefined, 'ai_limit'), 'P').text).toBe(
    'Daily AI template generation limit reached. Please try again later.',
  )
  expect(generationFailure(refusal(429, 'In 9 seconds.', 'rate_limited'), 'F').text).toBe('In 9 seconds.')
  expect(generationFailure(refusal(502, 'No answer.'), 'B').text).toBe('AI generation failed: No answer.')
  expect(generationFailure(new TypeError('Failed to fetch'), 'F').text).toBe('AI generation failed: no connection')
})
