import type { Relationship } from '@labreach/contract/professors'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { professorsKey } from '../../session/professors-key.ts'
import { applyChanges, changeRelationship, clearChanges, invalidatePages } from './fetched-pages.ts'

const page = () => ({ professors: [{ id: 1, is_favorite: false } as Relationship], total: 1, filtered_total: 1 })
const mark = (client: QueryClient) =>
  changeRelationship(client, 1, (relationship) => ({ ...relationship, is_favorite: true }))
const isMarked = (client: QueryClient) => applyChanges(client, page()).professors[0]!.is_favorite

/** Starts to fetch a page, which arrives after `respond` is called. */
function fetchPage(client: QueryClient, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const queryFn = async () => {
    clearChanges(client)
    await promise
    return applyChanges(client, page())
  }
  return { respond: resolve, result: client.fetchQuery({ queryKey: [professorsKey, { name }], queryFn }) }
}

test('a change during the fetch of pages is applied to each of them [FAVORITE-2]', async () => {
  const client = new QueryClient()
  const first = fetchPage(client, 'first')
  mark(client)
  // Requested after the change, but perhaps before the server has stored it.
  const second = fetchPage(client, 'second')
  for (const { respond, result } of [first, second]) {
    respond()
    expect((await result).professors[0]!.is_favorite).toBe(true)
  }
})

test('a change is not applied to pages that are requested later', async () => {
  const client = new QueryClient()
  mark(client)
  const later = fetchPage(client, 'later')
  later.respond()
  expect((await later.result).professors[0]!.is_favorite).toBe(false)
})

test('a change is applied to a page that is requested while the call of the change is running', async () => {
  const client = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<void>()
  const mutation = client.getMutationCache().build(client, { mutationFn: () => promise })
  const done = mutation.execute(undefined)
  mark(client)
  const during = fetchPage(client, 'during')
  during.respond()
  expect((await during.result).professors[0]!.is_favorite).toBe(true)
  resolve()
  await done
})

test('a change of a card makes no page newer: an invalidated one is still fetched again [BROWSE-61]', () => {
  const client = new QueryClient()
  const favorites = [professorsKey, { favorite: 'true' }]
  const all = [professorsKey, {}]
  for (const key of [favorites, all]) client.setQueryData(key, page(), { updatedAt: 1_000 })
  invalidatePages(client, ({ favorite }) => favorite !== undefined)
  mark(client)
  expect(client.getQueryState(favorites)).toMatchObject({ isInvalidated: true, dataUpdatedAt: 1_000 })
  expect(client.getQueryState(all)).toMatchObject({ isInvalidated: false, dataUpdatedAt: 1_000 })
  for (const key of [favorites, all])
    expect(client.getQueryData<ReturnType<typeof page>>(key)!.professors[0]!.is_favorite).toBe(true)
})

test('clearing the client removes the changes', () => {
  const client = new QueryClient()
  mark(client)
  expect(isMarked(client)).toBe(true)
  client.clear()
  expect(isMarked(client)).toBe(false)
})
