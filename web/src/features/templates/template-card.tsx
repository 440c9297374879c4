import type { Template } from '@labreach/contract/templates'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import { date } from '../../ui/text/text.ts'
import styles from './student-templates.module.css'

export type TemplateActions = {
  onSetDefault: (template: Template) => void
  onEdit: (template: Template) => void
  onDelete: (template: Template) => void
}

/** One template: its first lines and its actions; without `actions` the whole text. */
export function TemplateCard({ template, actions }: { template: Template; actions: TemplateActions | undefined }) {
  const title = useId()
  const { name, content } = template
  return (
    <article className={`card ${styles.template}`} aria-labelledby={title}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h3 id={title}>{name}</h3>
          {template.default && <span className="chip">Default</span>}
          <p className="quiet small">
            Created <time dateTime={template.created_at}>{date(template.created_at)}</time>
          </p>
        </div>
        {actions && (
          <div className={styles.actions}>
            <ActionIcon
              variant="subtle"
              color={template.default ? 'teal' : 'gray'}
              size={44}
              aria-pressed={template.default}
              aria-label={`Default: ${name}`}
              title={template.default ? 'Letters start from this one' : 'Make this the default'}
              onClick={() => {
                if (!template.default) actions.onSetDefault(template)
              }}
            >
              {template.default ? <IconStarFilled size={20} /> : <IconStar size={20} />}
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`Edit ${name}`}
              title="Edit"
              onClick={() => actions.onEdit(template)}
            >
              <IconPencil size={20} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label={`Delete ${name}`}
              title="Delete"
              onClick={() => actions.onDelete(template)}
            >
              <IconTrash size={20} />
            </ActionIcon>
          </div>
        )}
      </header>
      <p className={actions ? `${styles.text} ${styles.lines}` : styles.text}>
        <MarkedText text={actions ? content.replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : gap)) : content} />
      </p>
    </article>
  )
}
