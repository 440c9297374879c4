import type { Relationship } from '@labreach/contract/professors'
import type { QueryClient } from '@tanstack/react-query'
import { professorsKey } from '../../session/professors-key.ts'
import type { toQuery } from './filters/filters.ts'

/** The query key of the citation histogram: 'citations' in place of the query of a page. */
export const citationsKey = [professorsKey, 'citations'] as const

type Query = ReturnType<typeof toQuery>
type Page = { professors: Relationship[]; total: number; filtered_total: number }
type Change = <P extends Page>(page: P) => P

const isPage = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== citationsKey[1]
const pages = { queryKey: [professorsKey], predicate: isPage }
/** Stored in the query client like the pages, so that a logout clears both. */
const changesKey = ['changes of professors']

/** Changes one relationship in every fetched page, and in pages whose fetch is still running. */
export function changeRelationship(
  client: QueryClient,
  id: number,
  change: (current: Relationship) => Relationship,
): void {
  const changePage: Change = (page) => ({
    ...page,
    professors: page.professors.map((one) => (one.id === id ? change(one) : one)),
  })
  client.setQueryData<Change[]>(changesKey, (changes = []) => [...changes, changePage])
  for (const query of client.getQueryCache().findAll(pages)) {
    const { dataUpdatedAt: updatedAt, isInvalidated } = query.state
    client.setQueryData<Page>(query.queryKey, (page) => page && changePage(page), { updatedAt })
    // The new data has made the page valid again, but which professors belong on it was not fetched.
    if (isInvalidated) query.invalidate()
  }
}

/** To be called before a page is fetched. The server has stored all earlier changes, unless a mutation is running. */
export function clearChanges(client: QueryClient): void {
  const onlyThisPage = client.isFetching(pages) <= 1
  if (onlyThisPage && client.isMutating() === 0) client.setQueryData<Change[]>(changesKey, [])
}

/** Applies the changes that were made while this page or the change itself was being sent. */
export function applyChanges<P extends Page>(client: QueryClient, page: P): P {
  return (client.getQueryData<Change[]>(changesKey) ?? []).reduce((current, change) => change(current), page)
}

/**
 * Invalidates the pages whose filters or order depend on a change (`test`). They are fetched again at the next visit.
 * The visible page is not fetched again, so that no card moves away from the pointer.
 */
export function invalidatePages(client: QueryClient, test: (query: Query) => boolean): void {
  void client.invalidateQueries({
    queryKey: [professorsKey],
    predicate: (query) => isPage(query) && test(query.queryKey[1] as Query),
    refetchType: 'none',
  })
}
