import type { MatchReason, Relationship } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { orderTopics } from './order-topics.ts'

const reason = (text: string): MatchReason => ({ yours: text, terms: [text], source: 'interest', text, year: null })

const professor = (id: number, key_interests: string[], ...fitting: string[]) =>
  ({
    id,
    professor: { key_interests },
    match: { band: 'close', reasons: fitting.map(reason) },
  }) as unknown as Relationship

const leads = (relationships: Relationship[]) => [...orderTopics(relationships).values()].map(([first]) => first)

test('nine professors with the same first topic have nine headlines [CARD-40]', () => {
  const nine = Array.from({ length: 9 }, (_, at) => professor(at, ['NLP', `Topic ${at}`, 'Translation'], 'nlp'))
  expect(new Set(leads(nine)).size).toBe(9)
})

test('the topic that fits the student leads, and no topic is lost [CARD-40]', () => {
  const topics = orderTopics([professor(1, ['Optics', 'Lasers', 'Plasma'], 'plasma')])
  expect(topics.get(1)).toEqual(['Plasma', 'Optics', 'Lasers'])
})

test('a professor who comes later leaves the headlines before as they are [CARD-40]', () => {
  const [one, two] = [professor(1, ['NLP', 'Speech']), professor(2, ['nlp', 'Dialogue'])]
  expect(leads([one])).toEqual(['NLP'])
  expect(leads([one, two])).toEqual(['NLP', 'Dialogue'])
})

test('equal or missing topics stay as they are [CARD-40]', () => {
  expect(leads([professor(1, ['NLP']), professor(2, ['NLP']), professor(3, [])])).toEqual(['NLP', 'NLP', undefined])
})
