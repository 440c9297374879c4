import type { Relationship } from '@labreach/contract/professors'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { professorsKey } from '../../session/professors-key.ts'
import { changeRelationship, forgetChanges, withChanges } from './fetched-pages.ts'

const page = () => ({ professors: [{ id: 1, is_favorite: false } as Relationship], total: 1, filtered_total: 1 })
const mark = (client: QueryClient) => changeRelationship(client, 1, (now) => ({ ...now, is_favorite: true }))
const isMarked = (client: QueryClient) => withChanges(client, page()).professors[0]!.is_favorite

/** A page that is asked for and comes when it is told to. */
function asked(client: QueryClient, name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const queryFn = async () => {
    forgetChanges(client)
    await promise
    return withChanges(client, page())
  }
  return { come: resolve, arrived: client.fetchQuery({ queryKey: [professorsKey, { name }], queryFn }) }
}

test('what is changed while pages are on their way holds in each of them [FAVORITE-2]', async () => {
  const client = new QueryClient()
  const first = asked(client, 'first')
  mark(client)
  // Asked for after the change, but perhaps before the server knew of it.
  const second = asked(client, 'second')
  for (const { come, arrived } of [first, second]) {
    come()
    expect((await arrived).professors[0]!.is_favorite).toBe(true)
  }
})

test('a page that is asked for later is as the server says', async () => {
  const client = new QueryClient()
  mark(client)
  const later = asked(client, 'later')
  later.come()
  expect((await later.arrived).professors[0]!.is_favorite).toBe(false)
})

test('a change that is itself on its way holds in a page that is asked for meanwhile', async () => {
  const client = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<void>()
  const mutation = client.getMutationCache().build(client, { mutationFn: () => promise })
  const done = mutation.execute(undefined)
  mark(client)
  const meanwhile = asked(client, 'meanwhile')
  meanwhile.come()
  expect((await meanwhile.arrived).professors[0]!.is_favorite).toBe(true)
  resolve()
  await done
})

test('whoever signs in next sees nothing of it', () => {
  const client = new QueryClient()
  mark(client)
  expect(isMarked(client)).toBe(true)
  client.clear()
  expect(isMarked(client)).toBe(false)
})
