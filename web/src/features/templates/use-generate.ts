import { aiGenerateTemplate, type GeneratedTemplate } from '@labreach/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { readGenerated } from './read-template.ts'

/** Generates a template from the student's profile and resume, and from optional instructions. */
export function useGenerate(onWritten: (template: GeneratedTemplate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: string) => {
      const instructions = input.trim()
      const response: { template: unknown } = await call(aiGenerateTemplate, {
        body: instructions ? { instructions } : {},
      })
      return readGenerated(response.template)
    },
    onSuccess: onWritten,
    onSettled: (template) => {
      track('ai_processing', { kind: 'generate', outcome: template ? 'done' : 'failed' })
      // After a success or a refusal the quota may have changed.
      return reloadStudent(client)
    },
  })
}
