import { expect, test } from 'vitest'
import { pairsOf } from './pairs.ts'

const interest = {
  terms: ['language models', 'retrieval', 'corpus', 'speech'],
  source: 'interest' as const,
  text: 'Natural language processing',
}
const known = { terms: ['retrieval'], source: 'publication' as const, text: 'Retrieval for spoken questions' }
const hidden = (...terms: string[]) => ({ terms, source: 'publication' as const, text: terms.join(', ') })

test('joins at most three words of the resume with the interest they met', () => {
  expect(pairsOf([interest], 2)).toEqual([
    { from: ['language models', 'retrieval', 'corpus'], to: 'Natural language processing' },
  ])
})

test('names a publication by its title once the title is known', () => {
  expect(pairsOf([known], 2)).toEqual([
    { from: ['retrieval'], to: 'Retrieval for spoken questions', kind: 'publication' },
  ])
})

test('brings publications whose titles stay hidden together, each word once', () => {
  const one = { from: ['Retrieval', 'corpus'], to: 'A publication of theirs' }
  expect(pairsOf([hidden('Retrieval', 'corpus')], 2)).toEqual([one])
  expect(pairsOf([hidden('retrieval', 'corpus'), interest, hidden('corpus', 'speech')], 2)).toEqual([
    { from: ['retrieval', 'corpus', 'speech'], to: '2 publications of theirs' },
    { from: ['language models', 'retrieval', 'corpus'], to: 'Natural language processing' },
  ])
})

test('shows the weightiest reasons only', () => {
  expect(pairsOf([interest, known, hidden('speech')], 2)).toHaveLength(2)
})
