import { getSite } from '@labreach/contract/session'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The public settings of this deployment; they do not change while a page is open. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call(getSite, {}, { signal }),
  staleTime: Infinity,
})
