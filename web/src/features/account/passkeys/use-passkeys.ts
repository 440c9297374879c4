import { addPasskey, listPasskeys, removePasskey, startPasskey, type Passkey } from '@labreach/contract/passkeys'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { createPasskey } from './ask-authenticator.ts'

const queryKey = ['passkeys']

/** The student's passkeys, with the calls that change them. */
export function usePasskeys(isAny: boolean) {
  const client = useQueryClient()
  const change = {
    scope: { id: 'passkeys' },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (answer: { passkeys: Passkey[] }) => {
      client.setQueryData(queryKey, answer)
      void reloadStudent(client)
    },
  }
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
    // The student's row says whether there is any.
    enabled: isAny,
  })
  const add = useMutation({
    ...change,
    mutationFn: async (name: string) => {
      const credential = await createPasskey(call(startPasskey, {}))
      return call(addPasskey, { body: { name, credential } })
    },
  })
  const remove = useMutation({ ...change, mutationFn: (id: string) => call(removePasskey, { params: { id } }) })
  return { found, add, remove }
}
export type PasskeyCalls = ReturnType<typeof usePasskeys>
