import { changeUnderstanding, getUnderstanding, type Understanding } from '@labreach/contract/professors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { understandingKey } from '../../session/professors-key.ts'
import { correct, type Correction } from './correct.ts'

/**
 * What was understood from the words of a student, or of the visitor with this temporary token, and a function that
 * corrects it. `onChanged` is called when the server has stored a correction, so that the matches are read again.
 */
export function useUnderstanding(token: string | null, onChanged: (correction: Correction) => void) {
  const client = useQueryClient()
  const temporary = token === null ? {} : { temporary_token: token }
  const queryKey = [understandingKey, token]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getUnderstanding, { query: temporary }, { signal }),
    staleTime: 60_000,
  })
  const mutationKey = [understandingKey, token, 'change']
  const isLast = () => client.isMutating({ mutationKey }) === 1
  const change = useMutation({
    // One after the other: each sends a list as the one before has left it.
    scope: { id: `understanding ${token}` },
    mutationKey,
    mutationFn: async (correction: Correction) => {
      // The call replaces the list. Another window or device may have changed it since this page was loaded.
      const stored = await call(getUnderstanding, { query: temporary })
      return call(changeUnderstanding, { body: { ...temporary, ...correct(stored, correction) } })
    },
    onMutate: async (correction) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Understanding>(queryKey)
      // The chip moves at once; the server's understanding replaces this when it arrives.
      if (before) {
        const { struck = before.struck, typed = before.typed } = correct(before, correction)
        const fields = before.fields.filter(({ name }) => !struck.includes(name))
        client.setQueryData<Understanding>(queryKey, { fields, struck, typed })
      }
      return { before }
    },
    onSuccess: (understanding, correction) => {
      // A later correction is shown already.
      if (isLast()) client.setQueryData(queryKey, understanding)
      onChanged(correction)
    },
    onError: (error, _correction, context) => {
      console.warn('Failed to change what was understood', error)
      if (context?.before && isLast()) client.setQueryData(queryKey, context.before)
      else void client.invalidateQueries({ queryKey })
    },
  })
  return { understanding: query.data, isError: query.isError, retry: () => void query.refetch(), change }
}

export type UseUnderstanding = ReturnType<typeof useUnderstanding>
