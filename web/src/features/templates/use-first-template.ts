import { aiGenerateTemplate } from '@labreach/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { retryWhileWriting } from './retry-while-writing.ts'
import { readGenerated } from './read-template.ts'

/** Generates the one template for a visitor's resume, after the matching has succeeded. */
export function useFirstTemplate(token: string | null, matched: boolean) {
  return useQuery({
    queryKey: ['first-template', token],
    queryFn: async ({ signal }) => {
      const generation = call(aiGenerateTemplate, { body: { temporary_token: token ?? '' } }, { signal })
      const [result] = await Promise.allSettled([generation.then(({ template }) => readGenerated(template))])
      // Leaving the page aborts the call, which is not a failure.
      const succeeded = result.status === 'fulfilled'
      if (!signal.aborted && (succeeded || !retryWhileWriting.retry(0, result.reason)))
        track('ai_processing', { kind: 'generate', outcome: succeeded ? 'done' : 'failed' })
      if (result.status === 'rejected') throw result.reason
      return result.value
    },
    enabled: matched && token !== null,
    staleTime: Infinity,
    // After a reload the server may still be writing the template.
    ...retryWhileWriting,
  })
}
