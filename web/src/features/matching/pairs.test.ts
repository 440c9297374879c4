import { expect, test } from 'vitest'
import { makePairs } from './pairs.ts'

const interest = {
  terms: ['language models', 'retrieval', 'corpus', 'speech'],
  source: 'interest' as const,
  text: 'Natural language processing',
}
const publication = { terms: ['retrieval'], source: 'publication' as const, text: 'Retrieval for spoken questions' }
const hidden = (...terms: string[]) => ({ terms, source: 'publication' as const, text: terms.join(', ') })

test('pairs at most three terms of the resume with the interest that they match', () => {
  expect(makePairs([interest], 2)).toEqual([
    { from: ['language models', 'retrieval', 'corpus'], to: 'Natural language processing' },
  ])
})

test('shows the title of a publication if it is known', () => {
  expect(makePairs([publication], 2)).toEqual([
    { from: ['retrieval'], to: 'Retrieval for spoken questions', kind: 'publication' },
  ])
})

test('merges publications with hidden titles, each term once', () => {
  const pair = { from: ['Retrieval', 'corpus'], to: 'A publication of theirs' }
  expect(makePairs([hidden('Retrieval', 'corpus')], 2)).toEqual([pair])
  expect(makePairs([hidden('retrieval', 'corpus'), interest, hidden('corpus', 'speech')], 2)).toEqual([
    { from: ['retrieval', 'corpus', 'speech'], to: '2 publications of theirs' },
    { from: ['language models', 'retrieval', 'corpus'], to: 'Natural language processing' },
  ])
})

test('shows only the most important reasons', () => {
  expect(makePairs([interest, publication, hidden('speech')], 2)).toHaveLength(2)
})
