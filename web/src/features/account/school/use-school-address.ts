import {
  showSchoolAddress,
  readSchoolAddress,
  removeSchoolAddress,
  requestSchoolAddress,
  type SchoolAddress,
} from '@labreach/contract/school-address'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'

const queryKey = ['school address']

/** `isLapsed`: the confirmation has ended, when it was loaded. */
export type KnownSchool = SchoolAddress & { isLapsed: boolean }

const judge = (school: SchoolAddress): KnownSchool => ({
  ...school,
  isLapsed: school.confirmed_until !== null && Date.parse(school.confirmed_until) <= Date.now(),
})

/** The student's school address, with the calls that change it. */
export function useSchoolAddress() {
  const client = useQueryClient()
  const [failure, setFailure] = useState<{ of: 'ask' | 'change'; text: string }>()
  const forget = () => setFailure(undefined)
  /** One change after the other, and none is overtaken by what was loaded before. */
  const change = {
    scope: { id: 'school address' },
    onMutate: () => {
      forget()
      return client.cancelQueries({ queryKey })
    },
    onSuccess: (answer: SchoolAddress) => {
      forget()
      client.setQueryData<SchoolAddress>(queryKey, answer)
    },
    onError: (error: Error) =>
      setFailure({ of: 'change', text: sentenceOr(error, 'This could not be saved. Please try again.') }),
  }
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readSchoolAddress, {}, { signal }),
    select: judge,
    // The link is often opened in another tab.
    refetchOnWindowFocus: 'always',
  })
  const ask = useMutation({
    ...change,
    mutationFn: (address: string) => call(requestSchoolAddress, { body: { address } }),
    onError: (error) =>
      setFailure({ of: 'ask', text: sentenceOr(error, 'The link could not be sent. Please try again.') }),
  })
  const show = useMutation({
    ...change,
    mutationFn: (shown: boolean) => call(showSchoolAddress, { body: { shown } }),
  })
  const remove = useMutation({ ...change, mutationFn: () => call(removeSchoolAddress, {}) })
  return { found, ask, show, remove, /** Why the newest change failed. */ failure, forget }
}
export type SchoolCalls = ReturnType<typeof useSchoolAddress>
