import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import type { Template } from '@labreach/contract/templates'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { alertError } from '../../ui/feedback/alerts.ts'
import { useOpening } from '../../ui/dialog/use-opening.ts'
import { DeleteTemplate } from './delete-template.tsx'
import styles from './own-templates.module.css'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { useSetDefault } from './use-change-templates.ts'
import { useTemplates } from './use-templates.ts'
import { WriteFirst } from './write-first.tsx'

type Dialog = { what: 'editor'; template: Template | undefined } | { what: 'deletion'; template: Template }

/** The templates a student has: to read on every plan, to write where the plan has templates of one's own. */
export function OwnTemplates({ student }: { student: Student }) {
  const templates = useTemplates()
  const setDefault = useSetDefault()
  const { opening, open, onClosed: close } = useOpening<Dialog>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOwn = planByCode(student.subscription).may('templates')

  const write = () => open({ what: 'editor', template: undefined })
  const onClosed = () => {
    close()
    // What opened the dialog may be gone with what it was about.
    if (document.activeElement === document.body) heading.current?.focus()
  }
  const actions = {
    onSetDefault: (template: Template) =>
      hasId(template) ? setDefault.mutate(template.id) : alertError('Invalid template selected'),
    onEdit: (template: Template) =>
      hasId(template) ? open({ what: 'editor', template }) : alertError('No template selected for editing'),
    onDelete: (template: Template) =>
      hasId(template) ? open({ what: 'deletion', template }) : alertError('Invalid template selected for deletion'),
  }
  return (
    <section className={styles.own} aria-labelledby="own-templates">
      <header className={styles.bar}>
        <h2 id="own-templates" ref={heading} tabIndex={-1}>
          Your templates
        </h2>
        {isOwn && templates.data && templates.data.length > 0 && <NewTemplate onClick={write} />}
      </header>
      <TemplateList
        templates={templates}
        actions={isOwn ? actions : undefined}
        whenEmpty={isOwn ? <NewTemplate onClick={write} /> : undefined}
        whenNever={<WriteFirst plan={student.subscription} />}
      />
      {opening?.subject.what === 'editor' && (
        <TemplateEditor key={opening.key} student={student} template={opening.subject.template} onClosed={onClosed} />
      )}
      {opening?.subject.what === 'deletion' && (
        <DeleteTemplate key={opening.key} template={opening.subject.template} onClosed={onClosed} />
      )}
    </section>
  )
}

function NewTemplate({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onClick}>
      New Template
    </Button>
  )
}

/** The list is shown as it came: an entry of it may lack what every template has. */
function hasId({ id }: Partial<Template>): boolean {
  return id !== undefined && id !== null
}
