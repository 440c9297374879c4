import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './editor.module.css'

type Props = { opened: boolean; onKeepEditing: () => void; onDiscard: () => void }

/** Asks for a confirmation before unsaved changes are discarded. */
export function UnsavedQuestion({ opened, onKeepEditing, onDiscard }: Props) {
  return (
    <Dialog opened={opened} onClose={onKeepEditing} title="Discard your changes?">
      <p>This template has changes that are not saved yet. They are lost when you leave it now.</p>
      <div className={styles.answers}>
        <Button variant="default" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onKeepEditing} data-autofocus>
          Keep editing
        </Button>
      </div>
    </Dialog>
  )
}
