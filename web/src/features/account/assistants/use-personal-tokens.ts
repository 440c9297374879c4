import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
  type TokenScope,
} from '@labreach/contract/assistants'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const queryKey = ['personal tokens']

/** The student's personal tokens for assistants, with the calls that change them. */
export function usePersonalTokens() {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey })
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listPersonalTokens, {}, { signal })).tokens,
  })
  const create = useMutation({
    mutationFn: (body: { name: string; scope: TokenScope }) => call(createPersonalToken, { body }),
    onSettled: reload,
  })
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokePersonalToken, { params: { id } }),
    onSettled: reload,
  })
  return { found, create, revoke }
}
export type TokenCalls = ReturnType<typeof usePersonalTokens>
