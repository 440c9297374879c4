import { Button } from '@mantine/core'
import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import styles from './profile.module.css'

/** Shows whether all changes are saved, with a button to save them. Screen readers announce a change. */
export function SavedState({ unsaved, saving, onSave }: { unsaved: boolean; saving: boolean; onSave: () => void }) {
  const Icon = unsaved ? IconPencil : IconCircleCheck
  return (
    <div className={styles.savedRow}>
      <p className={styles.saved} data-unsaved={unsaved || undefined} role="status">
        <Icon size={16} aria-hidden="true" />
        {unsaved ? 'Unsaved changes' : 'All changes saved'}
      </p>
      {unsaved && (
        <Button size="compact-sm" loading={saving} onClick={onSave}>
          Save changes
        </Button>
      )}
    </div>
  )
}
