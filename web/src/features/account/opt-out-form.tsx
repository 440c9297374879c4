import { findForOptOut, optOut, type OptOutView } from '@labreach/contract/opt-out'
import { parseScholarId } from '@labreach/contract/scholar-id'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './account-form.module.css'
import { OptOutQuestion } from './opt-out-question.tsx'

function optOutFailure(error: unknown): string {
  if (isRefusal(error, findForOptOut, 'professor_unknown'))
    return 'No professor found with that Google Scholar ID. Please check the ID and try again.'
  if (isRefusal(error, optOut, 'opt_out_token_invalid') && error.sentence) return error.sentence
  return 'An unexpected error occurred. Please try again later.'
}

/** Finds a professor by Google Scholar ID and removes them from the listings after a confirmation. */
export function OptOutForm() {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const search = useMutation({
    mutationFn: () => call(findForOptOut, { query: { scholar_id: parseScholarId(typed) } }),
  })
  const removal = useMutation({
    mutationFn: async (professor: OptOutView) => {
      await call(optOut, { params: { id: professor.id }, body: { opt_out: true } })
      return professor
    },
    onSuccess: () => setTyped(''),
    onSettled: () => search.reset(),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    removal.reset()
    setMissing(!typed.trim())
    if (typed.trim()) search.mutate()
  }
  if (search.data)
    return (
      <OptOutQuestion
        name={search.data.name}
        school={search.data.school_name}
        pending={removal.isPending}
        onRemove={() => removal.mutate(search.data)}
        onDecline={search.reset}
      />
    )
  const error = search.error ?? removal.error
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label="Google Scholar ID"
        description="The letters after “user=” in the address of your Google Scholar profile, or the whole address"
        size="md"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={missing && 'Please enter your Google Scholar ID.'}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setMissing(false)
        }}
      />
      <Button type="submit" size="md" loading={search.isPending}>
        Request Removal
      </Button>
      {error && <Note tone="red">{optOutFailure(error)}</Note>}
      {removal.isSuccess && (
        <Note tone="green">
          Professor {removal.data.name} has been successfully removed from our public listings. Thank you.
        </Note>
      )}
    </form>
  )
}
