import { limits } from '@labreach/contract/plans'
import { listOutreaches, markOutreach, type Outreach, type OutreachMark } from '@labreach/contract/outreach'
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'

export const outreachesKey = 'outreaches'
/** How often a list is asked for again while a letter in it is on its way. */
const UNDER_WAY_MS = 10_000

type Pages = InfiniteData<Outreach[], number | undefined>

/** Every letter of the student, newest first; older ones follow one answer after the other until all are here. */
export function useOutreaches() {
  const query = useInfiniteQuery({
    queryKey: [outreachesKey],
    queryFn: ({ pageParam, signal }) => call(listOutreaches, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limits.outreachesPerPage ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.some((letter) => letter.state === 'sending') ? UNDER_WAY_MS : false,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return query
}

/** Marks a letter or takes the mark back: at once on the screen, and back again when the server refuses. */
export function useMark(letter: Outreach) {
  const client = useQueryClient()
  const change = (how: (now: Outreach) => Outreach) =>
    client.setQueryData<Pages>(
      [outreachesKey],
      (data) => data && { ...data, pages: data.pages.map((page) => page.map(how)) },
    )
  const put = (next: Outreach) => change((now) => (now.id === next.id ? next : now))
  return useMutation({
    // Two choices in a row are sent one after the other, so that the last one stands.
    scope: { id: `mark ${letter.id}` },
    mutationFn: (mark: OutreachMark | null) => call(markOutreach, { params: { id: letter.id }, body: { mark } }),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey: [outreachesKey] })
      const before = client.getQueryData<Pages>([outreachesKey])?.pages.flat()
      change((now) => ({
        ...now,
        ...(now.id === letter.id && { mark, marked_at: mark && new Date().toISOString() }),
        // An answer to one letter is an answer to all that went to this professor.
        ...(mark && now.relationship_id === letter.relationship_id && { follow_up_due: false }),
      }))
      return before?.filter((one) => one.relationship_id === letter.relationship_id)
    },
    onSuccess: (answer) => {
      put(answer)
      // Without its mark a letter may make another one's follow-up due again.
      if (!answer.mark) void client.invalidateQueries({ queryKey: [outreachesKey] })
    },
    onError: (error, _mark, before) => {
      before?.forEach(put)
      alertError(sentenceOr(error, 'The mark could not be saved. Please try again.'))
    },
  })
}
