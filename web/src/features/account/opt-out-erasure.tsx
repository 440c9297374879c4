import { confirmErasure } from '@labreach/contract/opt-out'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-form.module.css'

/**
 * Erases a professor's record by the link that was mailed to their stored address. Only the button erases, not the
 * link.
 */
export function OptOutErasure({ token }: { token: string }) {
  const erasure = useMutation({ mutationFn: () => call(confirmErasure, { body: { token } }) })
  if (erasure.isSuccess)
    return (
      <Note tone="green">
        Thank you. Your record is erased now, or within the hour if our list of professors is just being updated.
      </Note>
    )
  return (
    <div className={styles.form}>
      <p>
        You are no longer listed. With this button everything we store about you is erased at once, and this cannot be
        undone. We keep only keyed hashes of your address and ids, so that no later import brings you back.
      </p>
      <Button size="md" loading={erasure.isPending} onClick={() => erasure.mutate()}>
        Erase my record now
      </Button>
      {erasure.isError && (
        <Note tone="red">{sentenceOr(erasure.error, 'An unexpected error occurred. Please try again later.')}</Note>
      )}
    </div>
  )
}
