import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { checkSession } from '../check-session.ts'
import account from '../account-management.module.css'
import type { SchoolCalls } from './use-school-address.ts'

type Props = {
  label: string
  ask: SchoolCalls['ask']
  onAsked: () => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The form that asks for the link to a school address. */
export function SchoolForm({ label, ask, onAsked, onCancel }: Props) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = address.trim()
    setProblem(typed ? undefined : 'Please enter your address at your school.')
    if (!typed || !checkSession()) return
    ask.mutate(typed, {
      onSuccess: () => {
        setAddress('')
        onAsked()
      },
      onError: (error) => setProblem(sentenceOr(error, 'The link could not be sent. Please try again.')),
    })
  }
  return (
    <form className={account.row} onSubmit={submit} noValidate>
      <TextInput
        label={label}
        type="email"
        autoComplete="email"
        placeholder="you@school.edu"
        maxLength={320}
        value={address}
        error={problem}
        onChange={(event) => {
          setProblem(undefined)
          setAddress(event.currentTarget.value)
        }}
      />
      <div className={account.buttons}>
        <Button type="submit" variant="default" loading={ask.isPending}>
          Send Link
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
