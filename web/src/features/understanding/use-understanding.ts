import { changeUnderstanding, getUnderstanding, type Understanding } from '@labreach/contract/professors'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { understandingKey } from '../../session/professors-key.ts'

/** The lists that a student corrects. A list that is absent does not change. */
export type Correction = Partial<Pick<Understanding, 'struck' | 'typed'>>

/**
 * What was understood from the words of a student, or of the visitor with this temporary token, and a function that
 * corrects it. `onChanged` is called when the server has stored a correction, so that the matches are read again.
 */
export function useUnderstanding(token: string | null, onChanged: () => void) {
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
    // One after the other: an earlier list that arrives late would replace a later one.
    scope: { id: `understanding ${token}` },
    mutationKey,
    mutationFn: (correction: Correction) => call(changeUnderstanding, { body: { ...temporary, ...correction } }),
    onMutate: async ({ struck, typed }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Understanding>(queryKey)
      // The chip moves at once; the server's understanding replaces this when it arrives.
      if (before)
        client.setQueryData<Understanding>(queryKey, {
          ...before,
          struck: struck ?? before.struck,
          typed: typed ?? before.typed,
          fields: before.fields.filter(({ name }) => !struck?.includes(name)),
        })
      return { before }
    },
    onSuccess: (understanding) => {
      // A later correction is shown already.
      if (isLast()) client.setQueryData(queryKey, understanding)
      onChanged()
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
