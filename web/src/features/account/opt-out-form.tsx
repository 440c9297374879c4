import { findForOptOut, optOut } from '@labreach/contract/professors'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/error.ts'
import { Note } from '../../ui/state.tsx'
import styles from './account-form.module.css'

function refusalOf(error: unknown): string {
  return error instanceof ApiError && error.status === 404
    ? 'No professor found with that Google Scholar ID. Please check the ID and try again.'
    : 'An unexpected error occurred. Please try again later.'
}

/** Finds a professor by Google Scholar ID and removes the record from the listings. */
export function OptOutForm() {
  const [scholarId, setScholarId] = useState('')
  const [missing, setMissing] = useState(false)
  const removal = useMutation({
    mutationFn: async () => {
      const professor = await call(findForOptOut, { query: { scholar_id: scholarId.trim() } })
      await call(optOut, { params: { id: professor.id }, body: { opt_out: true } })
      return professor
    },
    onSuccess: () => setScholarId(''),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    removal.reset()
    setMissing(!scholarId.trim())
    if (scholarId.trim()) removal.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label="Google Scholar ID"
        description="The letters after “user=” in the address of your Google Scholar profile"
        size="md"
        autoComplete="off"
        spellCheck={false}
        value={scholarId}
        error={missing && 'Please enter your Google Scholar ID.'}
        onChange={(event) => setScholarId(event.currentTarget.value)}
      />
      <Button type="submit" size="md" loading={removal.isPending}>
        Request Removal
      </Button>
      {removal.isError && <Note tone="red">{refusalOf(removal.error)}</Note>}
      {removal.isSuccess && (
        <Note tone="green">
          Professor {removal.data.name} has been successfully removed from our public listings. Thank you.
        </Note>
      )}
    </form>
  )
}
