import { aiGenerateTemplate, type GeneratedTemplate } from '@labreach/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { readGenerated } from './read-template.ts'

/**
 * Lets a template be written from the student's profile and resume, and from special instructions where there are any.
 */
export function useGenerate(onWritten: (template: GeneratedTemplate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wish: string) => {
      const instructions = wish.trim()
      const answer: { template: unknown } = await call(aiGenerateTemplate, {
        body: instructions ? { instructions } : {},
      })
      return readGenerated(answer.template)
    },
    onSuccess: onWritten,
    onSettled: (template) => {
      track('ai_processing', { kind: 'generate', outcome: template ? 'done' : 'failed' })
      // Either way the pool of the day may have changed.
      return reloadStudent(client)
    },
  })
}
