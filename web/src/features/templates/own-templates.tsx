import type { Student } from '@labreach/contract/account'
import { plans } from '@labreach/contract/plans'
import type { Template } from '@labreach/contract/templates'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { alertError } from '../../ui/alerts.ts'
import { DeleteTemplate } from './delete-template.tsx'
import styles from './own-templates.module.css'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'
import { useSetDefault } from './use-change-templates.ts'
import { useTemplates } from './use-templates.ts'

type Dialog = { what: 'editor'; template: Template | undefined } | { what: 'deletion'; template: Template }
/** `turn`: each opening is a dialog of its own, even while the one before is still on its way out. */
type Open = Dialog & { turn: number }

/** The templates a student has: to read on every plan, to write where the plan has templates of one's own. */
export function OwnTemplates({ student }: { student: Student }) {
  const templates = useTemplates()
  const setDefault = useSetDefault()
  const [open, setOpen] = useState<Open | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOwn = plans[student.subscription].ownTemplates

  const show = (dialog: Dialog) => setOpen({ ...dialog, turn: (open?.turn ?? 0) + 1 })
  const write = () => show({ what: 'editor', template: undefined })
  const closed = () => {
    setOpen((now) => (now === open ? null : now))
    // What opened the dialog may be gone with what it was about.
    if (document.activeElement === document.body) heading.current?.focus()
  }
  const actions = {
    onSetDefault: (template: Template) =>
      hasId(template) ? setDefault.mutate(template.id) : alertError('Invalid template selected'),
    onEdit: (template: Template) =>
      hasId(template) ? show({ what: 'editor', template }) : alertError('No template selected for editing'),
    onDelete: (template: Template) =>
      hasId(template) ? show({ what: 'deletion', template }) : alertError('Invalid template selected for deletion'),
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
      />
      {open?.what === 'editor' && (
        <TemplateEditor key={open.turn} student={student} template={open.template} onClosed={closed} />
      )}
      {open?.what === 'deletion' && <DeleteTemplate key={open.turn} template={open.template} onClosed={closed} />}
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
