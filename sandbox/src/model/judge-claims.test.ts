import { expect, test } from 'vitest'
import { judgeClaims } from './judge-claims.ts'

const title = 'Slow light'
const sentences = [
  { number: 1, text: 'Cold atoms slow light pulses down to 17 metres per second.' },
  { number: 2, text: 'The pulses do not lose their shape.' },
]
const judge = (text: string) => judgeClaims({ title, sentences, claims: [{ number: 1, text }] }, false)[0]

test.each([
  ['Your paper shows that cold atoms slow light pulses.', { verdict: 'supported', sentence: 1 }],
  ['I would be glad to learn more about the work in your 2023 paper "Slow light".', { verdict: 'supported' }],
  ['Your paper shows that atoms slow light pulses to 71 metres.', { verdict: 'contradicted', reason: 'number' }],
  ['Your paper shows that pulses lose their shape.', { verdict: 'contradicted', reason: 'negation' }],
  ['Your paper shows that octopuses steer submarines.', { verdict: 'not stated', reason: 'invented' }],
])('judges "%s" by its words [AI-45]', (text, verdict) => {
  expect(judge(text)).toMatchObject({ claim: 1, ...verdict })
})
