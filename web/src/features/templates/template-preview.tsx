import { Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.css'
import { Note } from '../../ui/feedback/note.tsx'
import { AnimatedText } from '../../ui/text/animated-text.tsx'
import { generationFailure } from './failures.ts'
import styles from './template-preview.module.css'
import type { useFirstTemplate } from './use-first-template.ts'

/** Shows the first template, which appears word by word. Its placeholders are marked. */
export function TemplatePreview({ template }: { template: ReturnType<typeof useFirstTemplate> }) {
  if (template.isError && !template.isFetching) {
    return (
      <Note
        tone="amber"
        title="Could not generate your email template. You can create one manually after registration."
      >
        <p>
          {generationFailure(template.error, null).text} Once you have an account it can be written under Email
          Templates, on every plan. Every letter can also begin blank.
        </p>
        <div>
          <Button variant="default" size="xs" onClick={() => void template.refetch()}>
            Try Again
          </Button>
        </div>
      </Note>
    )
  }
  if (!template.data) {
    return (
      <div className={`card ${styles.paper}`} role="status">
        <p className={`quiet ${styles.writing}`}>Writing your first letter…</p>
        {[70, 96, 92, 98, 60, 94, 40].map((width) => (
          <Skeleton key={width} height={14} width={`${width}%`} aria-hidden="true" />
        ))}
      </div>
    )
  }
  return (
    <figure className={styles.figure}>
      <article className={`card ${styles.paper}`} aria-label={template.data.name}>
        <p className={styles.name}>{template.data.name}</p>
        <p className={styles.text}>
          <AnimatedText text={template.data.content} />
        </p>
      </article>
      <figcaption className="quiet small">
        It is yours with the account. What is in braces is filled in for each professor you write to; what is in
        brackets is for you to replace. You can change every word.
      </figcaption>
    </figure>
  )
}
