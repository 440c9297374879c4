import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './account-management.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Opens the dialog that deletes the account. */
export function DeleteAccount() {
  const [opened, setOpened] = useState(false)
  return (
    <div className={styles.part}>
      <h3>Delete account</h3>
      <p className="quiet">Removes all that is yours, for good.</p>
      <Button variant="default" className={styles.action} onClick={() => setOpened(true)}>
        Delete Account
      </Button>
      <DeleteAccountDialog opened={opened} onClose={() => setOpened(false)} />
    </div>
  )
}
