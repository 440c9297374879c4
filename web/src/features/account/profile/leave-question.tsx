import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../credentials/session.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './profile.module.css'

/** Asks for a confirmation before leaving the page with unsaved changes. Without a session nothing could be saved. */
export function LeaveQuestion({ unsaved, onDiscard }: { unsaved: boolean; onDiscard: () => void }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && session.isValid() && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved && session.isValid(),
    withResolver: true,
  })
  return (
    <Dialog opened={leaving.status === 'blocked'} onClose={() => leaving.reset?.()} title="Leave without saving?">
      <p>Your profile has changes that are not saved yet. They are lost when you leave this page.</p>
      <div className={styles.answers}>
        <Button
          variant="default"
          onClick={() => {
            onDiscard()
            leaving.proceed?.()
          }}
        >
          Leave without saving
        </Button>
        <Button onClick={() => leaving.reset?.()} data-autofocus>
          Keep editing
        </Button>
      </div>
    </Dialog>
  )
}
