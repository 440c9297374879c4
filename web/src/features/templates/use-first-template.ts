import { aiGenerateTemplate } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { readGenerated } from './read-template.ts'

/** The one template that is written for a visitor's resume; asked for once matching has succeeded. */
export function useFirstTemplate(token: string | null, matched: boolean) {
  return useQuery({
    queryKey: ['first-template', token],
    queryFn: async ({ signal }) => {
      const answer = await call(aiGenerateTemplate, { body: { temporary_token: token ?? '' } }, { signal })
      return readGenerated(answer.template)
    },
    enabled: matched && token !== null,
    staleTime: Infinity,
    retry: false,
  })
}
