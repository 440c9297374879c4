import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Note } from '../../ui/state.tsx'
import styles from './template-preview.module.css'
import type { useFirstTemplate } from './use-first-template.ts'

/** The first template on paper; what will be filled in for each professor is marked. */
export function TemplatePreview({ template }: { template: ReturnType<typeof useFirstTemplate> }) {
  if (template.isError) {
    return (
      <Note tone="amber">Could not generate your email template. You can create one manually after registration.</Note>
    )
  }
  if (!template.data) {
    return (
      <div className={`card ${styles.paper}`} role="status">
        <span className="hidden-but-read">Writing your first letter…</span>
        {[70, 96, 92, 98, 60, 94, 40].map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} aria-hidden="true" />
        ))}
      </div>
    )
  }
  return (
    <figure className={styles.figure}>
      <div className={`card ${styles.paper}`} tabIndex={0} role="region" aria-label={template.data.name}>
        <p className={styles.text}>
          <MarkedText text={template.data.content} />
        </p>
      </div>
      <figcaption className="quiet small">
        What is marked is filled in for each professor you write to. You can change every word.
      </figcaption>
    </figure>
  )
}
