import type { Passkey } from '@labreach/contract/passkeys'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import { checkSession } from '../check-session.ts'
import styles from './passkeys.module.css'
import type { PasskeyCalls } from './use-passkeys.ts'

type Props = {
  passkey: Passkey
  calls: PasskeyCalls
  /** Called when the passkey is gone. */
  onRemoved: () => void
}

/** A passkey with its dates; it is removed after a confirmation. */
export function PasskeyRow({ passkey: { id, name, added_at: added, used_at: used }, calls, onRemoved }: Props) {
  const { remove } = calls
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // A ref: the dialog calls the `onClosed` of the render in which it began to close.
  const isConfirmed = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const isRemoving = remove.isPending && remove.variables === id
  const confirm = () => {
    isConfirmed.current = true
    close()
  }
  /** Runs after the confirmation dialog has closed, since the dialog for the proof may open next. */
  const submit = () => {
    if (!isConfirmed.current) return
    isConfirmed.current = false
    if (!checkSession()) return
    remove.mutate(id, { onSuccess: onRemoved, onError: () => button.current?.focus() })
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className="quiet">
          Added {date(added)}. {used ? `Last used ${date(used)}.` : 'Not used yet.'}
        </p>
        {remove.isError && remove.variables === id && (
          <Note tone="red">{sentenceOr(remove.error, 'The passkey could not be removed. Please try again.')}</Note>
        )}
      </div>
      <Button
        ref={button}
        variant="default"
        aria-label={`Remove ${name}`}
        loading={isRemoving}
        disabled={remove.isPending}
        onClick={() => setOpen(true)}
      >
        Remove
      </Button>
      <Confirm
        opened={isOpen}
        title="Remove this passkey?"
        yes="Remove"
        no="Cancel"
        onYes={confirm}
        onNo={close}
        onClosed={submit}
      >
        <p>“{name}” will no longer sign you in. Your device may still offer it: delete it there too.</p>
      </Confirm>
    </li>
  )
}
