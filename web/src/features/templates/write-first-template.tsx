import type { PlanCode } from '@labreach/contract/plans'
import { firstTemplate } from '@labreach/contract/templates'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { retryWhileWriting } from './retry-while-writing.ts'
import { generationFailure } from './failures.ts'
import { templatesKey } from './use-templates.ts'

/** The button that generates the first template of a student who registered without one. Works once, on every plan. */
export function WriteFirstTemplate({ plan }: { plan: PlanCode }) {
  const client = useQueryClient()
  const writing = useMutation({
    mutationFn: () => call(firstTemplate, {}),
    ...retryWhileWriting,
    // Also after a refusal, since another tab may have created the template.
    onSettled: () => client.invalidateQueries({ queryKey: templatesKey }),
  })
  const isTaken = isRefusal(writing.error, firstTemplate, 'first_template_taken')
  if (isTaken) return null
  return (
    <>
      <Button loading={writing.isPending} onClick={() => writing.mutate()}>
        Write my first letter
      </Button>
      <span role="status" className="visually-hidden">
        {writing.isPending && 'Writing your first letter…'}
      </span>
      {writing.isError && <Note tone="red">{generationFailure(writing.error, plan).text}</Note>}
    </>
  )
}
