import { limits } from '@labreach/contract/plans'
import { listOutreaches, markOutreach, type Outreach, type OutreachMark } from '@labreach/contract/outreach'
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { refetchInterval } from './refetch-interval.ts'
import { outreachesKey } from '../../session/outreaches-key.ts'
import { alertError } from '../../ui/feedback/alerts.ts'

type Pages = InfiniteData<Outreach[], number | undefined>

/** Fetches all letters of the student, newest first, page after page. */
export function useOutreaches() {
  const query = useInfiniteQuery({
    queryKey: [outreachesKey],
    queryFn: ({ pageParam, signal }) => call(listOutreaches, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < limits.outreachesPerPage ? undefined : page.at(-1)?.id),
    refetchInterval: ({ state }) => refetchInterval(state.data?.pages[0] ?? [], Date.now()),
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return query
}

/** Sets or removes the answer to a letter. The screen changes at once, and changes back if the request fails. */
export function useNoteAnswer(letter: Outreach) {
  const client = useQueryClient()
  const changeAll = (change: (current: Outreach) => Outreach) =>
    client.setQueryData<Pages>(
      [outreachesKey],
      (data) => data && { ...data, pages: data.pages.map((page) => page.map(change)) },
    )
  const replace = (next: Outreach) => changeAll((current) => (current.id === next.id ? next : current))
  return useMutation({
    // Requests for the same letter run one after the other, so that the last choice is stored.
    scope: { id: `answer ${letter.id}` },
    mutationFn: (answer: OutreachMark | null) =>
      call(markOutreach, { params: { id: letter.id }, body: { mark: answer } }),
    onMutate: async (answer) => {
      await client.cancelQueries({ queryKey: [outreachesKey] })
      const before = client.getQueryData<Pages>([outreachesKey])?.pages.flat()
      changeAll((current) => ({
        ...current,
        ...(current.id === letter.id && { mark: answer, marked_at: answer && new Date().toISOString() }),
        // An answer to one letter counts for all letters to this professor.
        ...(answer && current.relationship_id === letter.relationship_id && { follow_up_due: false }),
      }))
      return before?.filter((one) => one.relationship_id === letter.relationship_id)
    },
    onSuccess: (saved) => {
      replace(saved)
      // Removing an answer can make the follow-up of another letter due again.
      if (!saved.mark) void client.invalidateQueries({ queryKey: [outreachesKey] })
    },
    onError: (error, _answer, before) => {
      before?.forEach(replace)
      alertError(sentenceOr(error, 'The answer could not be saved. Please try again.'))
    },
  })
}
