import type { Student } from '@labreach/contract/account'
import type { Passkey } from '@labreach/contract/passkeys'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import account from '../account-management.module.css'
import { useReading } from '../school/use-reading.ts'
import { AddPasskey } from './add-passkey.tsx'
import { hasPasskeys } from './ask-authenticator.ts'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys.module.css'
import { usePasskeys } from './use-passkeys.ts'

/** The passkeys of the account: name, added, last used; to add one and to remove one. */
export function Passkeys({ student }: { student: Student }) {
  const calls = usePasskeys(student.has_passkey)
  const [isAdding, setAdding] = useState(false)
  const { heading, said, reading } = useReading()
  const { data, isError, error, refetch } = calls.found
  const [removed, setRemoved] = useState<Passkey>()
  const goneId = removed && !data?.passkeys.some(({ id }) => id === removed.id) ? removed.id : undefined
  const afterRemoval = useEffectEvent(() => {
    reading.say(`${removed!.name} is removed.`)
    reading.goOn()
  })
  // The reading goes on when the button that was pressed has left the page.
  useEffect(() => {
    if (goneId !== undefined) afterRemoval()
  }, [goneId])
  const close = () => {
    setAdding(false)
    reading.goOn()
  }
  return (
    <div className={account.part}>
      <h3 ref={heading} tabIndex={-1}>
        Passkeys
      </h3>
      {/* It is there before it says something, or else many screen readers are silent. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="quiet">Sign in by fingerprint, face or the PIN of your device, without a password.</p>
      {data && data.passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Your passkeys">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} calls={calls} onRemoved={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {!data && isError && (
        <Note tone="red">
          <span>{sentenceOr(error, 'Your passkeys could not be loaded.')}</span>
          <button type="button" className="text-button" onClick={() => void refetch()}>
            Try Again
          </button>
        </Note>
      )}
      {!data && !isError && student.has_passkey && (
        <div className={styles.blank} role="status">
          <span className="visually-hidden">Loading...</span>
        </div>
      )}
      {isAdding ? (
        <AddPasskey
          calls={calls}
          onAdded={(name) => {
            reading.say(`${name} is added.`)
            close()
          }}
          onCancel={close}
        />
      ) : hasPasskeys ? (
        <Button variant="default" className={account.action} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className="quiet">Passkeys do not work in this browser.</p>
      )}
    </div>
  )
}
