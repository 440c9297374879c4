import { Button, Transition } from '@mantine/core'
import styles from './unsaved-banner.module.css'

type Props = {
  shown: boolean
  saving: boolean
  /** Whether the last save failed. */
  failed: boolean
  onSave: () => void
  onDismiss: () => void
}

/** A banner at the lower edge of the window while changes are unsaved. Dismissing it discards no changes. */
export function UnsavedBanner({ shown, saving, failed, onSave, onDismiss }: Props) {
  return (
    <Transition mounted={shown} transition="slide-up" duration={300} timingFunction="ease-out">
      {(style) => (
        <div className={styles.banner} style={style} role="region" aria-label="Unsaved changes">
          <p>
            You have unsaved changes. Don’t forget to save your profile!
            {failed && !saving && (
              <span className={styles.failed} role="status">
                Not saved yet. Your changes are still here.
              </span>
            )}
          </p>
          <div className={styles.buttons}>
            <Button variant="subtle" color="gray" onClick={onDismiss} disabled={saving}>
              Dismiss
            </Button>
            <Button onClick={onSave} loading={saving}>
              Save
            </Button>
          </div>
        </div>
      )}
    </Transition>
  )
}
