import { listTemplates } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The student's templates, the default first. */
export function useTemplates() {
  return useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
    staleTime: 60_000,
    select: (list) => list.toSorted((a, b) => Number(b.default) - Number(a.default)),
  })
}
