import { findByOptOutLink, optOutByLink } from '@labreach/contract/opt-out'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-form.module.css'
import { OptOutQuestion } from './opt-out-question.tsx'

/** Opts a professor out by the link in the footer of a letter, after a confirmation. */
export function OptOutLink({ professor, signature }: { professor: number; signature: string }) {
  const query = { professor, signature }
  const [declined, setDeclined] = useState(false)
  const found = useQuery({
    queryKey: ['opt-out-link', professor, signature],
    queryFn: () => call(findByOptOutLink, { query }),
    retry: false,
    staleTime: Infinity,
  })
  const removal = useMutation({ mutationFn: () => call(optOutByLink, { query }) })
  if (removal.isSuccess || found.data?.opt_out)
    return (
      <Note tone="green">You have been removed from our listings and will not be written to again. Thank you.</Note>
    )
  if (declined)
    return <Note tone="teal">Nothing has been changed. The letter was probably forwarded to you by somebody else.</Note>
  const error = removal.error ?? found.error
  return (
    <div className={styles.form}>
      {found.isPending && <Skeleton height={180} radius="md" />}
      {found.data && (
        <OptOutQuestion
          name={found.data.name}
          school={found.data.school_name}
          pending={removal.isPending}
          onRemove={() => removal.mutate()}
          onDecline={() => setDeclined(true)}
        />
      )}
      {error && <Note tone="red">{sentenceOr(error, 'An unexpected error occurred. Please try again later.')}</Note>}
    </div>
  )
}
