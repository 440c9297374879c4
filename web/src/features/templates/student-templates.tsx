import type { Student } from '@labreach/contract/account'
import { planByCode } from '@labreach/contract/plans'
import type { Template } from '@labreach/contract/templates'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { alertError } from '../../ui/feedback/alerts.ts'
import { useOpening } from '../../ui/dialog/use-opening.ts'
import { DeleteTemplate } from './delete-template.tsx'
import styles from './student-templates.module.css'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { useSetDefault } from './use-change-templates.ts'
import { useTemplates } from './use-templates.ts'
import { WriteFirstTemplate } from './write-first-template.tsx'

type Dialog = { kind: 'editor'; template: Template | undefined } | { kind: 'deletion'; template: Template }

/** The student's templates: readable on every plan, editable if the plan includes templates. */
export function StudentTemplates({ student }: { student: Student }) {
  const templates = useTemplates()
  const setDefault = useSetDefault()
  const { opening, open, onClosed: close } = useOpening<Dialog>()
  const heading = useRef<HTMLHeadingElement>(null)
  const canEdit = planByCode(student.subscription).may('templates')

  const create = () => open({ kind: 'editor', template: undefined })
  const onClosed = () => {
    close()
    // The button that opened the dialog may have been removed together with its template.
    if (document.activeElement === document.body) heading.current?.focus()
  }
  const actions = {
    onSetDefault: (template: Template) =>
      hasId(template) ? setDefault.mutate(template.id) : alertError('Invalid template selected'),
    onEdit: (template: Template) =>
      hasId(template) ? open({ kind: 'editor', template }) : alertError('No template selected for editing'),
    onDelete: (template: Template) =>
      hasId(template) ? open({ kind: 'deletion', template }) : alertError('Invalid template selected for deletion'),
  }
  return (
    <section className={styles.own} aria-labelledby="own-templates">
      <header className={styles.bar}>
        <h2 id="own-templates" ref={heading} tabIndex={-1}>
          Your templates
        </h2>
        {canEdit && templates.data && templates.data.length > 0 && <NewTemplate onClick={create} />}
      </header>
      <TemplateList
        templates={templates}
        actions={canEdit ? actions : undefined}
        createButton={canEdit ? <NewTemplate onClick={create} /> : undefined}
        firstTemplateButton={<WriteFirstTemplate plan={student.subscription} />}
      />
      {opening?.subject.kind === 'editor' && (
        <TemplateEditor key={opening.key} student={student} template={opening.subject.template} onClosed={onClosed} />
      )}
      {opening?.subject.kind === 'deletion' && (
        <DeleteTemplate key={opening.key} template={opening.subject.template} onClosed={onClosed} />
      )}
    </section>
  )
}

function NewTemplate({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size={20} aria-hidden="true" />} onClick={onClick}>
      New Template
    </Button>
  )
}

/** The list of the server is shown unchecked, so an entry may have no id. */
function hasId({ id }: Partial<Template>): boolean {
  return id !== undefined && id !== null
}
