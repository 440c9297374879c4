import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/error.ts'
import { useIsOnline } from '../../offline/connection.ts'
import { NotSeen } from '../../offline/not-seen.tsx'
import { EmptyOrFailed } from '../../ui/feedback/empty-or-failed.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { plural } from '../../ui/text/text.ts'
import { templateFailure } from './failures.ts'
import styles from './student-templates.module.css'
import { TemplateCard, type TemplateActions } from './template-card.tsx'
import type { useTemplates } from './use-templates.ts'

type Props = {
  templates: ReturnType<typeof useTemplates>
  actions: TemplateActions | undefined
  /** Shown in an empty list if the plan includes templates. */
  createButton: ReactNode
  /** Shown in an empty list on the other plans. */
  firstTemplateButton: ReactNode
}

/** The list of templates with its loading, error and empty states. */
export function TemplateList({ templates, actions, createButton, firstTemplateButton }: Props) {
  const isOnline = useIsOnline()
  if (!templates.data && !isOnline) return <NotSeen what="Email Templates" />
  if (templates.isPending) return <Loading />
  if (!templates.data) return <Failed templates={templates} />
  if (templates.data.length === 0)
    return (
      <EmptyOrFailed title="No templates yet" action={createButton ?? firstTemplateButton}>
        {createButton
          ? 'Write one, and every new letter can start from it, with the names filled in.'
          : 'Every letter can begin blank, and everything you write there is kept. Or have your first letter written from your resume, once, on every plan.'}
      </EmptyOrFailed>
    )
  return (
    <>
      {templates.isError && isOnline && (
        <Note tone="amber">
          <span>Failed to load templates. These are the ones from before.</span>
          <button type="button" className="text-button" onClick={() => void templates.refetch()}>
            Try Again
          </button>
        </Note>
      )}
      <ul className={styles.list} data-whole={actions ? undefined : true}>
        {templates.data.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} actions={actions} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Shown if the templates could not be loaded. After a temporary failure it shows the number of retries. */
function Failed({ templates }: { templates: ReturnType<typeof useTemplates> }) {
  const { error, errorUpdateCount: tries } = templates
  const title = 'Failed to load templates'
  const reason = templateFailure(error, 'load')
  const isTemporary = !(error instanceof ApiError) || error.isServerFailure
  return (
    <EmptyOrFailed
      tone="error"
      title={title}
      action={
        <Button variant="default" loading={templates.isFetching} onClick={() => void templates.refetch()}>
          Try Again
        </Button>
      }
    >
      <p>{reason === title ? 'Check your connection and try again.' : reason}</p>
      {isTemporary && tries > 1 && <p className="small figures">Tried again {plural(tries - 1, 'time')}.</p>}
    </EmptyOrFailed>
  )
}

const lines = [92, 88, 95, 70]

function Loading() {
  return (
    <div className={`card ${styles.template}`} role="status">
      <span className="visually-hidden">Loading your templates…</span>
      <Skeleton height={20} width="40%" aria-hidden="true" />
      {lines.map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} aria-hidden="true" />
      ))}
    </div>
  )
}
