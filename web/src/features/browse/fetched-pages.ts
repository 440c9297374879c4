import type { Relationship } from '@labreach/contract/professors'
import type { QueryClient } from '@tanstack/react-query'
import { professorsKey } from '../../session/professors-key.ts'
import type { queryOf } from './filters.ts'

/** Where the numbers of all pages together are kept, in the place of one page's query. */
export const citationsKey = [professorsKey, 'citations'] as const

type Query = ReturnType<typeof queryOf>
type Page = { professors: Relationship[]; total: number; filtered_total: number }
type Change = <P extends Page>(page: P) => P

const isPage = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== citationsKey[1]
const pages = { queryKey: [professorsKey], predicate: isPage }
/** Beside the pages, since whatever empties them at a logout must empty this. */
const changesKey = ['changes of professors']

/** Changes one relationship in every fetched page, and in those that are on their way. */
export function changeRelationship(client: QueryClient, id: number, change: (now: Relationship) => Relationship): void {
  const changed: Change = (page) => ({
    ...page,
    professors: page.professors.map((one) => (one.id === id ? change(one) : one)),
  })
  client.setQueryData<Change[]>(changesKey, (before = []) => [...before, changed])
  client.setQueriesData<Page>(pages, (page) => page && changed(page))
}

/**
 * Called as a page is asked for: what was changed before is known to the server, unless something is still on its way.
 */
export function forgetChanges(client: QueryClient): void {
  const onlyThisPage = client.isFetching(pages) <= 1
  if (onlyThisPage && client.isMutating() === 0) client.setQueryData<Change[]>(changesKey, [])
}

/** A page that has just come, with what was changed while it, or the change itself, was on its way. */
export function withChanges<P extends Page>(client: QueryClient, page: P): P {
  return (client.getQueryData<Change[]>(changesKey) ?? []).reduce((now, change) => change(now), page)
}

/**
 * Pages whose filters or order rest on what has just changed are asked for again on the next visit; the one that is
 * looked at stays, so that no card jumps away from under the pointer.
 */
export function outdatePages(client: QueryClient, test: (query: Query) => boolean): void {
  void client.invalidateQueries({
    queryKey: [professorsKey],
    predicate: (query) => isPage(query) && test(query.queryKey[1] as Query),
    refetchType: 'none',
  })
}
