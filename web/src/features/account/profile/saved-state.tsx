import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import styles from './profile.module.css'

/** Whether everything typed is saved; always in sight, and announced when it changes. */
export function SavedState({ unsaved }: { unsaved: boolean }) {
  const Icon = unsaved ? IconPencil : IconCircleCheck
  return (
    <p className={styles.saved} data-unsaved={unsaved || undefined} role="status">
      <Icon size={16} aria-hidden="true" />
      {unsaved ? 'Unsaved changes' : 'All changes saved'}
    </p>
  )
}
