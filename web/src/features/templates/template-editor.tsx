import type { Student } from '@labreach/contract/account'
import type { Template } from '@labreach/contract/templates'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ContentField } from './content-field.tsx'
import styles from './editor.module.css'
import { isNameTaken, templateFailure } from './failures.ts'
import { GeneratePanel } from './generate-panel.tsx'
import { LivePreview } from './live-preview.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import { useSaveTemplate } from './use-change-templates.ts'
import { useTemplateFields } from './use-template-fields.ts'
import { useGenerate } from './use-generate.ts'
import { useLeaveBlocker } from './use-leave-blocker.ts'
import { useTemplates } from './use-templates.ts'

type Props = {
  student: Student
  /** The template to edit; undefined for a new one. */
  template: Template | undefined
  onClosed: () => void
}

/**
 * The dialog to write a template, with a preview and a first version by AI. Asks before it closes with unsaved changes.
 */
export function TemplateEditor({ student, template, onClosed }: Props) {
  // Opened after mounting, since Mantine only restores the focus if it sees the change of `opened`.
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const [isAskingToDiscard, setAskingToDiscard] = useState(false)
  const templates = useTemplates()
  const others = templates.data?.filter(({ id }) => id !== template?.id) ?? []
  const form = useTemplateFields(
    student.id,
    template,
    others.map(({ name }) => name),
  )
  const generate = useGenerate(form.replaceWith)
  const save = useSaveTemplate()
  const nameField = useRef<HTMLInputElement>(null)
  // Deleted in another tab or on another device. The text can still be saved as a new template.
  const isDeleted = template !== undefined && templates.data?.every(({ id }) => id !== template.id) === true
  const isNew = template === undefined || isDeleted
  const hasUnsavedWork = opened && !save.isSuccess && (form.unsaved || generate.isPending)
  const blocker = useLeaveBlocker(hasUnsavedWork)
  const isAsking = isAskingToDiscard || blocker !== null

  const close = () => {
    form.forget()
    setAskingToDiscard(false)
    setOpened(false)
  }
  // In a timeout: otherwise the same Escape key event would also close the question.
  const askOrClose = () => (hasUnsavedWork ? void setTimeout(() => setAskingToDiscard(true)) : close())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.validFields || save.isPending) return
    save.mutate(
      { ...(!isNew && { id: template.id }), ...form.validFields },
      { onSuccess: close, onError: (error) => isNameTaken(error) && nameField.current?.focus() },
    )
  }
  const failure = save.isError && templateFailure(save.error, template ? 'update' : 'create')
  // Shown at the field until the name is changed.
  const nameTaken = failure && isNameTaken(save.error) && save.variables.name === form.fields.name.trim() && failure

  return (
    <>
      <Dialog
        opened={opened}
        onClose={askOrClose}
        onClosed={onClosed}
        busy={save.isPending || isAsking}
        size="1080px"
        fullScreen
        title={template ? 'Edit Template' : 'New Template'}
        className={styles.dialog}
      >
        <form onSubmit={submit} noValidate className={styles.form}>
          <div className={styles.body}>
            <GeneratePanel student={student} form={form} generate={generate} folded={template !== undefined} />
            <div className={styles.fields}>
              <TextInput
                label="Name"
                value={form.fields.name}
                ref={nameField}
                error={form.errors.name ?? (nameTaken || undefined)}
                autoComplete="off"
                data-autofocus
                onChange={(event) => form.write({ name: event.currentTarget.value })}
              />
              <ContentField
                content={form.fields.content}
                error={form.errors.content}
                onWrite={(content) => form.write({ content })}
              />
            </div>
            <LivePreview student={student} content={form.fields.content} />
          </div>
          <footer className={styles.foot}>
            {failure && !isNameTaken(save.error) && <Note tone="red">{failure}</Note>}
            {form.isRestored && <Note tone="teal">You had not saved this text, so it is here again.</Note>}
            {isDeleted && !save.isError && (
              <Note tone="red">
                <p>No template selected for editing</p>
                <p>It was deleted elsewhere. Your text is still here, and can be saved as a new template.</p>
              </Note>
            )}
            <div className={styles.buttons}>
              <Button variant="default" disabled={save.isPending} onClick={askOrClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={!form.validFields} loading={save.isPending}>
                {template === undefined ? 'Create Template' : isDeleted ? 'Save as New' : 'Save Changes'}
              </Button>
            </div>
          </footer>
        </form>
      </Dialog>
      <UnsavedQuestion
        opened={isAsking}
        onKeepEditing={() => (blocker ? blocker.reset() : setAskingToDiscard(false))}
        onDiscard={() => {
          close()
          blocker?.proceed()
        }}
      />
    </>
  )
}
