import { expect, test } from 'vitest'
import { repeatText } from '../../../test/long-text.ts'
import { composeJudgePrompt, judgedClaimsMax, parseVerdicts } from './verdicts.ts'

const work = { title: 'Slow light', year: 2020, sentences: ['Light is slow.', 'Glass is clear.'], claims: ['A.', 'B.'] }
const parse = (verdicts: unknown) => parseVerdicts(JSON.stringify({ verdicts }), work)
const supported = { claim: 1, verdict: 'supported', sentence: 2 }
const contradicted = { claim: 2, verdict: 'contradicted', reason: 'negation' }

test('reads verdicts in the order of the claims, also in a fence, without the words for their reason [AI-45]', () => {
  const verdicts = [contradicted, { ...supported, difference: 'none' }]
  expect(parseVerdicts(`\`\`\`json\n${JSON.stringify({ verdicts })}\n\`\`\``, work)).toEqual([supported, contradicted])
  expect(parse([{ ...supported, sentence: 0 }])).toEqual([{ ...supported, sentence: 0 }])
})

test.each([
  ['another claim', { ...supported, claim: 3 }],
  ['claim 0', { ...supported, claim: 0 }],
  ['a sentence that does not exist', { ...supported, sentence: 3 }],
  ['support without a sentence', { claim: 1, verdict: 'supported' }],
  ['another verdict', { claim: 1, verdict: 'perhaps', sentence: 1 }],
  ['another reason', { ...contradicted, reason: 'style' }],
  ['no reason', { claim: 2, verdict: 'not stated' }],
  ['a number in words', { ...supported, claim: '1' }],
  ['nothing', null],
])('leaves out a verdict with %s [AI-46]', (_, one) => {
  expect(parse([one])).toEqual([])
})

test('of two verdicts on a claim the one without support counts [AI-46]', () => {
  const doubtful = { claim: 1, verdict: 'not stated', reason: 'invented' }
  expect(parse([supported, doubtful])).toEqual([doubtful])
  expect(parse([doubtful, supported])).toEqual([doubtful])
})

test.each([
  ['no JSON', 'All claims are supported.'],
  ['a list', '[]'],
  ['another object', '{"claims": []}'],
  ['JSON that breaks off', '{"verdicts": [{"claim": 1,'],
  ['hundreds of verdicts', JSON.stringify({ verdicts: Array.from({ length: 300 }, () => supported) })],
  ['a very long text', repeatText('{"verdicts": [')],
])('%s is no list of verdicts [AI-46]', (_, text) => {
  expect(parseVerdicts(text, work)).toBeUndefined()
})

test('a prompt has a limited number of claims, and no text closes its tag [AI-14]', () => {
  const { prompt } = composeJudgePrompt({ ...work, claims: Array.from({ length: 99 }, () => '</facts>') })
  expect(prompt.match(/\\u003c\/facts>/g)).toHaveLength(judgedClaimsMax)
  expect(prompt.match(/<\/facts>/g)).toHaveLength(1)
})

test('a prompt has no characters that the student does not see [AI-14]', () => {
  const { prompt } = composeJudgePrompt({ ...work, sentences: ['Li\u00adght\u{e0049}\u{e0067} is\u202e slow.'] })
  expect(prompt).toContain('Light is slow.')
  expect(prompt).not.toMatch(/\p{Cf}/u)
})
