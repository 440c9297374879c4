import { optOutByLink } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { Note } from '../../ui/state.tsx'
import styles from './account-form.module.css'

/** The other end of the link in a letter's footer: one click, no form. */
export function OptOutLink({ professor, signature }: { professor: number; signature: string }) {
  const removal = useMutation({ mutationFn: () => call(optOutByLink, { query: { professor, signature } }) })
  if (removal.isSuccess) {
    return (
      <Note tone="green">You have been removed from our listings and will not be written to again. Thank you.</Note>
    )
  }
  return (
    <div className={styles.form}>
      <p>
        This link came with a letter to you. One click removes you from our listings; no student can write to you from
        here afterwards.
      </p>
      <Button size="md" loading={removal.isPending} onClick={() => removal.mutate()}>
        Request Removal
      </Button>
      {removal.isError && (
        <Note tone="red">
          {(removal.error instanceof ApiError ? removal.error.sentence : undefined) ??
            'An unexpected error occurred. Please try again later.'}
        </Note>
      )}
    </div>
  )
}
