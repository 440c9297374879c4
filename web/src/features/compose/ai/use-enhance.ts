import type { Student } from '@labreach/contract/account'
import { aiProcessTemplate } from '@labreach/contract/outreach'
import type { Publication } from '@labreach/contract/professors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '../../../analytics/track.ts'
import { call } from '../../../api/call.ts'
import { reloadStudent } from '../../../session/use-student.ts'
import { alertError, alertErrorWithLink } from '../../../ui/feedback/alerts.ts'
import { emptyBodyText, enhanceFailure, type EnhanceFailure } from './enhance-failure.ts'
import type { Letter } from '../letter/use-letter.ts'

/** Longer than the server's timeout for the model. After this time the dialog can be closed. */
const timeoutMs = 120_000

/** Enhances the letter by AI, with or without a publication. The result replaces the body and is saved as a draft. */
export function useEnhance(student: Student, scholarId: string, { text, ai, draft }: Letter) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<Pick<EnhanceFailure, 'inline' | 'upgrade'> | null>(null)

  const enhancing = useMutation({
    mutationFn: (publication: Publication | null) =>
      call(
        aiProcessTemplate,
        {
          body: {
            template_content: text.body,
            scholar_id: scholarId,
            ...(publication && {
              publication_data: {
                title: publication.title,
                abstract: publication.abstract,
                year: publication.pub_year,
              },
            }),
          },
        },
        { signal: AbortSignal.timeout(timeoutMs) },
      ),
    onSuccess: ({ processed_content: after, unsupported, grounded, question }) => {
      track('ai_processing', { kind: 'enhance', outcome: 'done' })
      ai.replaceBody({ after, unsupported, grounded, ...(question && { question }) })
      draft.save({ subject: text.subject, body: after }, 'Content enhanced with AI and saved as draft')
    },
    onError: (error) => {
      track('ai_processing', { kind: 'enhance', outcome: 'failed' })
      const failure = enhanceFailure(error, student.subscription)
      setProblem(failure)
      if (failure.upgrade) alertErrorWithLink(failure.alert, { text: 'See plans', href: '/pricing' })
      else alertError(failure.alert)
    },
    // After a success or a refusal the quota may have changed.
    onSettled: () => reloadStudent(client),
  })

  return {
    isRunning: enhancing.isPending,
    problem,
    clearProblem: () => setProblem(null),
    start(publication: Publication | null = null) {
      if (enhancing.isPending) return
      if (!text.body.trim() || !scholarId) return setProblem({ inline: emptyBodyText, upgrade: false })
      setProblem(null)
      enhancing.mutate(publication)
    },
  }
}

export type EnhanceState = ReturnType<typeof useEnhance>
