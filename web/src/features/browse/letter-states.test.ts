import type { Relationship } from '@labreach/contract/professors'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { professorsKey } from '../../session/professors-key.ts'
import { cardsOf, withLetter, withOptOut } from './letter-states.ts'

const sentAt = '2026-11-25T20:00:00.000Z'
const relationship = (id: number) =>
  ({ id, email_sent: false, email_sent_date: null, draft_saved: true, professor: { opt_out: false } }) as Relationship
type Page = { professors: Relationship[] }

test('a sent letter shows at once in every fetched page, of Browse and of the matches [CARD-21]', () => {
  const client = new QueryClient()
  const keys = [{ page: 1 }, { order: 'match' }].map((query) => [professorsKey, query])
  for (const key of keys) client.setQueryData(key, { professors: [relationship(1), relationship(2)], total: 2 })
  cardsOf(client, 2).sent(sentAt, true)
  for (const key of keys) {
    const { professors } = client.getQueryData<Page>(key)!
    expect(professors[0]).toEqual(relationship(1))
    expect(professors[1]).toMatchObject({ email_sent: true, email_sent_date: sentAt, draft_saved: false })
  }
})

test('a held letter ends the draft of the card, and is the draft again when it comes back [DRAFT-5]', () => {
  const client = new QueryClient()
  const key = [professorsKey, { page: 1 }]
  client.setQueryData(key, { professors: [relationship(1)], total: 1 })
  const hasDraft = () => client.getQueryData<Page>(key)!.professors[0]!.draft_saved
  cardsOf(client, 1).held(false)
  expect(hasDraft()).toBe(false)
  cardsOf(client, 1).held(true)
  expect(hasDraft()).toBe(true)
})

test('a later letter keeps the date of the first, and an unconfirmed one keeps the draft', () => {
  const first = withLetter(relationship(1), sentAt, false)
  expect(first).toMatchObject({ email_sent: true, email_sent_date: sentAt, draft_saved: true })
  expect(withLetter(first, '2026-12-02T20:00:00.000Z', true).email_sent_date).toBe(sentAt)
})

test('an opt-out is marked on the card, which then offers no letter [CARD-20]', () => {
  expect(withOptOut(relationship(1)).professor.opt_out).toBe(true)
})
