import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './editor.module.css'

type Props = { opened: boolean; onKeep: () => void; onDiscard: () => void }

/** Asks for a confirmation before unsaved changes are discarded. */
export function UnsavedQuestion({ opened, onKeep, onDiscard }: Props) {
  return (
    <Dialog opened={opened} onClose={onKeep} title="Discard your changes?">
      <p>This template has changes that are not saved yet. They are lost when you leave it now.</p>
      <div className={styles.answers}>
        <Button variant="default" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onKeep} data-autofocus>
          Keep editing
        </Button>
      </div>
    </Dialog>
  )
}
