import { addPasskey, listPasskeys, removePasskey, startPasskey, type Passkey } from '@labreach/contract/passkeys'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { isRefusal } from '../../../api/error.ts'
import { createPasskey } from './ask-authenticator.ts'

const queryKey = ['passkeys']

type NewPasskey = {
  name: string
  /** Of the second factor; '' while it is off. */
  code: string
  /** The device has stored the passkey before the code is checked, so it is kept while the code is corrected. */
  made: { current: Awaited<ReturnType<typeof createPasskey>> | undefined }
}

/** Whether only the code of a new passkey was missing or wrong. */
export const isCodeRefusal = (error: unknown): boolean =>
  isRefusal(error, addPasskey, 'second_factor_needed') ||
  isRefusal(error, addPasskey, 'second_factor_wrong') ||
  isRefusal(error, addPasskey, 'second_factor_unreadable')

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
    mutationFn: async ({ name, code, made }: NewPasskey) => {
      const credential = (made.current ??= await createPasskey(call(startPasskey, {})))
      try {
        return await call(addPasskey, { body: { name, credential, ...(code && { code }) } })
      } catch (error) {
        // After too many tries the same passkey can be added later.
        if (!isCodeRefusal(error) && !isRefusal(error, addPasskey, 'rate_limited')) made.current = undefined
        throw error
      }
    },
  })
  const remove = useMutation({ ...change, mutationFn: (id: string) => call(removePasskey, { params: { id } }) })
  return { found, add, remove }
}
export type PasskeyCalls = ReturnType<typeof usePasskeys>
