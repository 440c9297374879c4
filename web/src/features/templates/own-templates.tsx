import type { Template } from '@labreach/contract/templates'
import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { ApiError } from '../../api/error.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { State } from '../../ui/state.tsx'
import { date } from '../../ui/text.ts'
import styles from './own-templates.module.css'
import { useTemplates } from './use-templates.ts'

const lines = [64, 92, 88, 95, 70, 40]

/** The templates a student has, to read. */
export function OwnTemplates() {
  const templates = useTemplates()
  if (templates.isPending) return <Loading />
  if (templates.isError)
    return (
      <State
        tone="error"
        title="Your templates could not be loaded."
        action={
          <Button variant="default" loading={templates.isFetching} onClick={() => void templates.refetch()}>
            Try Again
          </Button>
        }
      >
        {templates.error instanceof ApiError ? templates.error.message : 'Check your connection and try again.'}
      </State>
    )
  if (templates.data.length === 0)
    return (
      <State title="You have no templates yet.">
        When you write to a professor, you start from a blank page. Everything you write there is kept.
      </State>
    )
  return (
    <ul className={styles.list}>
      {templates.data.map((template) => (
        <li key={template.id}>
          <TemplateOnPaper template={template} />
        </li>
      ))}
    </ul>
  )
}

function TemplateOnPaper({ template }: { template: Template }) {
  const title = `template-${template.id}`
  return (
    <article className={`card ${styles.template}`} aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title}>{template.name}</h3>
        {template.default && <span className="chip">Default</span>}
        <p className={`quiet small ${styles.changed}`}>
          Last changed on <time dateTime={template.updated_at}>{date(template.updated_at)}</time>
        </p>
      </header>
      <p className={styles.text}>
        <MarkedText text={template.content} />
      </p>
    </article>
  )
}

function Loading() {
  return (
    <div className={`card ${styles.template}`} role="status">
      <span className="hidden-but-read">Loading your templates…</span>
      <Skeleton height={20} width="40%" aria-hidden="true" />
      {lines.map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} aria-hidden="true" />
      ))}
    </div>
  )
}
