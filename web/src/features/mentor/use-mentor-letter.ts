import {
  addMentorComment,
  deleteMentorComment,
  mentorHeader,
  mentorVisitHeader,
  readMentorLetter,
  type MentorComment,
  type MentorLetter,
} from '@labreach/contract/mentoring'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'

export type NewComment = Pick<MentorComment, 'quote' | 'position' | 'text' | 'suggestion' | 'by'>

/** The letter of a mentor's link, with the calls that change its comments. */
export function useMentorLetter(token: string) {
  const client = useQueryClient()
  const queryKey = ['mentor letter', token]
  /** By this value, which a reload renews, the server knows the comments of this visit. */
  const [visit] = useState(() => crypto.randomUUID())
  const [ownIds, setOwnIds] = useState<readonly number[]>([])
  const headers = { [mentorHeader]: token, [mentorVisitHeader]: visit }
  const change = (next: (comments: MentorComment[]) => MentorComment[]) =>
    client.setQueryData<MentorLetter>(queryKey, (letter) => letter && { ...letter, comments: next(letter.comments) })
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readMentorLetter, {}, { signal, headers }),
    enabled: token !== '',
    gcTime: 0,
  })
  const add = useMutation({
    mutationFn: (comment: NewComment) => call(addMentorComment, { body: comment }, { headers }),
    onSuccess: (comment) => {
      setOwnIds((ids) => [...ids, comment.id])
      // Sent again after its response was lost, it may be in the list.
      change((comments) => [...comments.filter(({ id }) => id !== comment.id), comment])
    },
    // The passage may have changed: the letter is shown as it is now, and the typed words stay.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteMentorComment, { params: { id } }, { headers }),
    onSuccess: (_, id) => change((comments) => comments.filter((comment) => comment.id !== id)),
  })
  return { found, add, remove, ownIds }
}
