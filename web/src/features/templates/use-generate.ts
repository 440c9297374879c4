import { aiGenerateTemplate, type GeneratedTemplate } from '@labreach/contract/templates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { track } from '../../analytics/track.ts'
import { call } from '../../api/call.ts'
import { reloadStudent } from '../../session/use-student.ts'
import { readGenerated } from './read-template.ts'

/**
 * Generates a template from the student's profile and resume, and from optional instructions. A student who leaves
 * meanwhile ends the call, so that it costs no use of AI.
 */
export function useGenerate(onWritten: (template: GeneratedTemplate) => void) {
  const client = useQueryClient()
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  return useMutation({
    mutationFn: async (input: string) => {
      const instructions = input.trim()
      leaving.current = new AbortController()
      const response: { template: unknown } = await call(
        aiGenerateTemplate,
        { body: instructions ? { instructions } : {} },
        { signal: leaving.current.signal },
      )
      return readGenerated(response.template)
    },
    onSuccess: onWritten,
    onSettled: (template) => {
      // The server may not have given the use back yet, so the known uses are the right ones.
      if (leaving.current?.signal.aborted) return undefined
      track('ai_processing', { kind: 'generate', outcome: template ? 'done' : 'failed' })
      // After a success or a refusal the quota may have changed.
      return reloadStudent(client)
    },
  })
}
