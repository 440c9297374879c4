import { actOnMe } from '@labreach/contract/account'
import { deleteWord, timers } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { useHasChoice } from '../../session/use-mailbox.ts'
import { useStudent } from '../../session/use-student.ts'
import { alertError, alertSuccess } from '../../ui/feedback/alerts.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './account-management.module.css'
import { checkSession } from './check-session.ts'

/**
 * Lists what is deleted and what remains, and deletes the account after the student has typed the confirmation word.
 */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [word, setWord] = useState('')
  const hasChoice = useHasChoice()
  const mayPay = useStudent()?.has_customer_portal
  const [wrong, setWrong] = useState(false)
  const deletion = useMutation({
    mutationFn: () => call(actOnMe, { body: { action: 'delete_account' } }),
    onSuccess: () => {
      alertSuccess('Account deleted successfully. You will be redirected to the homepage.')
      setTimeout(clearStorageAndGoHome, timers.accountDeletedRedirectMs)
    },
    onError: (error) => alertError(deleteFailure(error)),
  })

  const isDeleting = deletion.isPending || deletion.isSuccess

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(word !== deleteWord)
    if (word === deleteWord && checkSession()) deletion.mutate()
  }
  const clear = () => {
    setWord('')
    setWrong(false)
  }
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={clear} title="Delete your account?" busy={isDeleting}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <p>Removed at once and for good:</p>
        <ul>
          <li>your profile and resume</li>
          <li>your favorites, unlocked professors, templates and drafts</li>
          <li>your outreach history; sent letters stay in your own {hasChoice ? 'mailbox' : 'Gmail'}</li>
          <li>
            {hasChoice
              ? 'the connection to your mailbox: Google ends the access you gave; at Microsoft, Labreach forgets it and stays in your list of apps until you remove it there'
              : 'your Google connection, which is revoked at Google'}
          </li>
          {mayPay && (
            <li>
              your subscription, if one is running: it is not charged again, and the rest of the paid month is not paid
              back
            </li>
          )}
        </ul>
        <p className="quiet">
          We keep which professors asked not to be listed, and the payment records that the law requires. For at most a
          year, without your name, also a security log, and when limits were used with your{' '}
          {hasChoice ? 'mailbox' : 'Google account'}.
        </p>
        <div className={styles.foot}>
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
            <Button variant="default" onClick={onClose} disabled={isDeleting}>
              Cancel
            </Button>
            <Button type="submit" color="red" loading={isDeleting}>
              Delete Account
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

/** Removes all data of the account from this browser. Loading another page also clears the memory. */
function clearStorageAndGoHome(): void {
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
  }
  clear()
  // Also at the end of the page, since the router stores scroll positions at that moment.
  addEventListener('pagehide', clear)
  location.assign('/')
}

/** The server's sentence, or a general text; without a response it suggests another try. */
function deleteFailure(error: unknown): string {
  const text = 'Failed to delete account'
  return error instanceof ApiError ? (error.sentence ?? text) : `${text} Please try again.`
}
