import { aiGenerateTemplate } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { whileBeingWritten } from './being-written.ts'
import { readGenerated } from './read-template.ts'

/** The one template that is written for a visitor's resume; asked for once matching has succeeded. */
export function useFirstTemplate(token: string | null, matched: boolean) {
  return useQuery({
    queryKey: ['first-template', token],
    queryFn: async ({ signal }) => {
      const asked = call(aiGenerateTemplate, { body: { temporary_token: token ?? '' } }, { signal })
      const [answer] = await Promise.allSettled([asked.then(({ template }) => readGenerated(template))])
      // Whoever leaves the page ends the call, which has not failed then.
      const isWritten = answer.status === 'fulfilled'
      if (!signal.aborted && (isWritten || !whileBeingWritten.retry(0, answer.reason)))
        track('ai_processing', { kind: 'generate', outcome: isWritten ? 'done' : 'failed' })
      if (answer.status === 'rejected') throw answer.reason
      return answer.value
    },
    enabled: matched && token !== null,
    staleTime: Infinity,
    // After a reload the letter may still be under way.
    ...whileBeingWritten,
  })
}
