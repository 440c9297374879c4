import {
  createMentorLink,
  judgeMentorComment,
  listMentors,
  revokeMentorLink,
  type JudgedComment,
} from '@labreach/contract/mentoring'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../api/call.ts'
import { findTaken } from './find-taken.ts'
import { pollInterval } from './poll-interval.ts'

/**
 * The links to one letter, and the comments of its mentors. Nothing is fetched for a letter without a saved draft, which
 * has no link. @param isPaused once there is no letter to write
 */
export function useMentors(id: number, hasDraft: boolean, isPaused: boolean) {
  const client = useQueryClient()
  const queryKey = ['mentors', id]
  /** The new link, which is known only here. */
  const [made, setMade] = useState<{ id: number; url: string } | null>(null)
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listMentors, { params: { id } }, { signal }),
    enabled: (hasDraft || made !== null) && !isPaused,
    refetchInterval: ({ state: { data, status } }) =>
      pollInterval(data?.links.some((link) => link.professor_id === id) ?? false, status === 'error'),
    gcTime: 0,
  })
  const fetchAgain = async () => {
    // A first fetch that still runs would be kept, without the change.
    await client.cancelQueries({ queryKey })
    await client.invalidateQueries({ queryKey })
  }
  const make = useMutation({
    mutationFn: () => call(createMentorLink, { params: { id } }),
    onSuccess: (link) => {
      setMade({ id: link.id, url: link.url })
      return fetchAgain()
    },
  })
  const revoke = useMutation({
    mutationFn: (link: number) => call(revokeMentorLink, { params: { id: link } }),
    onSuccess: (_, link) => {
      if (made?.id === link) setMade(null)
    },
    // Also after a refusal: the link may have ended meanwhile.
    onSettled: fetchAgain,
  })
  const judge = useMutation({
    mutationFn: ({ id: comment, state }: Pick<JudgedComment, 'id' | 'state'>) =>
      call(judgeMentorComment, { params: { id: comment }, body: { state } }),
    onMutate: async ({ id: comment, state }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<typeof found.data>(
        queryKey,
        (known) =>
          known && {
            ...known,
            comments: known.comments.map((one) => (one.id === comment ? { ...one, state } : one)),
          },
      )
    },
    onSettled: fetchAgain,
  })
  const comments = found.data?.comments ?? none
  const findTakenWords = useCallback((text: string) => findTaken(comments, text), [comments])
  return {
    links: found.data?.links ?? none,
    comments,
    findTaken: findTakenWords,
    /** Those that the student has neither taken over nor dismissed. */
    openCount: comments.filter(({ state }) => state === 'open').length,
    made,
    make,
    revoke,
    judge,
    error: found.data ? null : found.error,
  }
}

export type Mentors = ReturnType<typeof useMentors>

const none: never[] = []
