import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@labreach/contract/second-factor'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { reloadStudent } from '../../../session/use-student.ts'

const queryKey = ['second-factor']

/** Whether two-step sign-in is on. */
export const useFactorStatus = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }) })

/** Two-step sign-in of the student, with the calls that change it. */
export function useSecondFactor() {
  const client = useQueryClient()
  const scope = { id: 'second-factor' }
  const reload = () => client.invalidateQueries({ queryKey })
  const found = useFactorStatus()
  const start = useMutation({ scope, mutationFn: () => call(startSecondFactor, {}) })
  const confirm = useMutation({
    scope,
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSuccess: () => {
      // An address that waited for its link waits no more.
      void reloadStudent(client)
      return reload()
    },
  })
  const renew = useMutation({
    scope,
    mutationFn: (code: string) => call(renewRecoveryCodes, { body: { code } }),
    onSuccess: reload,
  })
  const end = useMutation({
    scope,
    mutationFn: (code: string) => call(endSecondFactor, { body: { code } }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
  })
  return { found, start, confirm, renew, end }
}
