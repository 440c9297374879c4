import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './profile.module.css'

type Props = { opened: boolean; saving: boolean; onSave: () => void; onDiscard: () => void; onClose: () => void }

/** Asks what to do with unsaved changes before an upload, which continues to the browse page. */
export function UploadQuestion({ opened, saving, onSave, onDiscard, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} busy={saving} title="Save your changes first?">
      <p>Your profile has changes that are not saved yet. After the upload you go on to your professors.</p>
      <div className={styles.answers}>
        <Button variant="default" disabled={saving} onClick={onDiscard}>
          Upload without saving
        </Button>
        <Button loading={saving} onClick={onSave} data-autofocus>
          Save and upload
        </Button>
      </div>
    </Dialog>
  )
}
