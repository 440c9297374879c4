import { askForPage } from '@labreach/contract/professor-page'
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './letter-actions.module.css'
import type { LetterLink } from './letter-link.ts'

/**
 * Asks for the link of a professor's page. The answer is the same whether an address is stored or not, since the link
 * of a letter, and a Google Scholar ID, prove nobody.
 */
export function AskForPage({ by }: { by: LetterLink | 'scholar id' }) {
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const asking = useMutation({
    mutationFn: () => call(askForPage, { body: by === 'scholar id' ? { scholar_id: typed } : by }),
  })
  if (asking.isSuccess)
    return (
      <Note tone="green">
        <p>
          If we have your address, the link is in your inbox now. It works once, for 24 hours; while an earlier one
          still works, we send no other.
        </p>
        <p>
          If no email comes and you have no earlier one, we may have no address of yours:{' '}
          <Link to="/for-professors">write to us</Link> from an address of your university.
        </p>
      </Note>
    )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (by !== 'scholar id' || typed.trim()) asking.mutate()
    else setMissing(true)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {by === 'scholar id' && (
        <TextInput
          label="Google Scholar ID"
          description="The letters after “user=” in the address of your Google Scholar profile, or the whole address"
          size="md"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={typed}
          error={missing && 'Please enter your Google Scholar ID.'}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMissing(false)
          }}
        />
      )}
      <p className="quiet small">The link goes to the address that we hold for you, never to one that is typed here.</p>
      <div>
        <Button type="submit" variant={by === 'scholar id' ? 'filled' : 'default'} loading={asking.isPending}>
          Mail me the link
        </Button>
      </div>
      {asking.isError && <Note tone="red">{sentenceOr(asking.error, 'This did not work. Please try again.')}</Note>}
    </form>
  )
}
