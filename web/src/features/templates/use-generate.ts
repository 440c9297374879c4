import { aiGenerateTemplate, GeneratedTemplate } from '@labreach/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { TemplateProblem } from './failures.ts'

/** Lets a template be written from the student's profile and resume, and from special instructions where there are any. */
export function useGenerate(onWritten: (template: GeneratedTemplate) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wish: string) => {
      const instructions = wish.trim()
      const answer: { template: unknown } = await call(aiGenerateTemplate, {
        body: instructions ? { instructions } : {},
      })
      const { success, data } = GeneratedTemplate.safeParse(answer.template)
      if (!success || !data.content.trim()) throw new TemplateProblem('Invalid template data received from AI')
      return data
    },
    onSuccess: onWritten,
    // Either way the pool of the day may have changed.
    onSettled: () => reloadStudent(client),
  })
}
