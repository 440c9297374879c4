import type { Template } from '@labreach/contract/templates'
import { useEffect, useState } from 'react'
import { alertError } from '../../ui/feedback/alerts.ts'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { useDeleteTemplate } from './use-change-templates.ts'
import { useTemplates } from './use-templates.ts'

/** Asks for a confirmation before deleting a template, and names the next default template. */
export function DeleteTemplate({ template, onClosed }: { template: Template; onClosed: () => void }) {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(true), [])
  const close = () => setOpened(false)
  const removal = useDeleteTemplate()
  const { data: list = [] } = useTemplates()
  // Computed once: after the deletion another template is already the default.
  const [next] = useState(() => (template.default ? list.find(({ id }) => id !== template.id) : undefined))

  const remove = () => {
    if (list.every(({ id }) => id !== template.id)) {
      alertError('Invalid template selected for deletion')
      return close()
    }
    removal.mutate(template.id, { onSettled: close })
  }
  return (
    <Confirm
      opened={opened}
      title="Delete Template?"
      yes="Delete"
      no="Cancel"
      onYes={remove}
      onNo={close}
      onClosed={onClosed}
      loading={removal.isPending}
    >
      <p>
        <strong>{template.name}</strong> is deleted. This cannot be undone.
      </p>
      {next && (
        <p>
          It is your default. After it, <strong>{next.name}</strong> becomes the default.
        </p>
      )}
    </Confirm>
  )
}
