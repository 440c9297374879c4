import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/error.ts'
import { Note, State } from '../../ui/feedback/state.tsx'
import { plural } from '../../ui/text/text.ts'
import { templateFailure } from './failures.ts'
import styles from './own-templates.module.css'
import { TemplateCard, type TemplateActions } from './template-card.tsx'
import type { useTemplates } from './use-templates.ts'

type Props = {
  templates: ReturnType<typeof useTemplates>
  actions: TemplateActions | undefined
  /** The first step of somebody who has none. */
  whenEmpty: ReactNode
  /** The same where the plan has no templates of one's own. */
  whenNever: ReactNode
}

/** The list in each of its states. */
export function TemplateList({ templates, actions, whenEmpty, whenNever }: Props) {
  if (templates.isPending) return <Loading />
  if (!templates.data) return <Failed templates={templates} />
  if (templates.data.length === 0)
    return (
      <State title="No templates yet" action={whenEmpty ?? whenNever}>
        {whenEmpty
          ? 'Write one, and every new letter can start from it, with the names filled in.'
          : 'Every letter can begin blank, and everything you write there is kept. Or have your first letter written from your resume, once, on every plan.'}
      </State>
    )
  return (
    <>
      {templates.isError && (
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

/** A broken server or network may be back in a moment: how often that was tried is told. */
function Failed({ templates }: { templates: ReturnType<typeof useTemplates> }) {
  const { error, errorUpdateCount: tries } = templates
  const title = 'Failed to load templates'
  const why = templateFailure(error, 'access')
  const mayPass = !(error instanceof ApiError) || error.isServerFailure
  return (
    <State
      tone="error"
      title={title}
      action={
        <Button variant="default" loading={templates.isFetching} onClick={() => void templates.refetch()}>
          Try Again
        </Button>
      }
    >
      <p>{why === title ? 'Check your connection and try again.' : why}</p>
      {mayPass && tries > 1 && <p className="small figures">Tried again {plural(tries - 1, 'time')}.</p>}
    </State>
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
