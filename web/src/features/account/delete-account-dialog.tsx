import { actOnMe } from '@labreach/contract/account'
import { deleteWord, timers } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './account-management.module.css'
import { hasStoredStudent } from './stored-student.ts'

/** Says what goes and what stays, and deletes the account once the word is typed. */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [word, setWord] = useState('')
  const [wrong, setWrong] = useState(false)
  const deletion = useMutation({
    mutationFn: () => call(actOnMe, { body: { action: 'delete_account' } }),
    onSuccess: () => {
      alertSuccess('Account deleted successfully. You will be redirected to the homepage.')
      setTimeout(goHomeEmptyHanded, timers.accountDeletedRedirectMs)
    },
    onError: (error) => alertError(deleteFailure(error)),
  })

  const going = deletion.isPending || deletion.isSuccess

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(word !== deleteWord)
    if (word === deleteWord && hasStoredStudent()) deletion.mutate()
  }
  const clear = () => {
    setWord('')
    setWrong(false)
  }
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={clear} title="Delete your account?" busy={going}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <p>This cannot be undone. Removed at once:</p>
        <ul>
          <li>your profile, resume, interests and skills</li>
          <li>your favorites, unlocked professors, templates and drafts</li>
          <li>your outreach history; letters that were sent stay in your own Gmail</li>
          <li>your Google connection: the access you gave is revoked at Google</li>
        </ul>
        <p className="quiet">
          What has to stay: the opt-outs of professors, and the records of payments that the law asks us to keep. For a
          year at most, without your name: a security log, and when limits were used with your Google account.
        </p>
        <TextInput
          label={`Type ${deleteWord} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          value={word}
          error={wrong && `Please type "${deleteWord}" to confirm account deletion.`}
          onChange={(event) => {
            setWrong(false)
            setWord(event.currentTarget.value)
          }}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose} disabled={going}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={going}>
            Delete Account
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Nothing of the account stays in this browser, nor in the memory of the page. */
function goHomeEmptyHanded(): void {
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
  }
  clear()
  // Again as the page goes: the router writes down then how far its pages were scrolled.
  addEventListener('pagehide', clear)
  location.assign('/')
}

/** The server's sentence; else that it was refused, or that nothing answered. */
function deleteFailure(error: unknown): string {
  const failed = 'Failed to delete account'
  return error instanceof ApiError ? (error.sentence ?? failed) : `${failed} Please try again.`
}
