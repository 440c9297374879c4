import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkSession } from '../check-session.ts'
import account from '../account-management.module.css'
import type { Reading } from './use-reading.ts'
import type { SchoolCalls } from './use-school-address.ts'

type Props = {
  label: string
  calls: SchoolCalls
  reading: Reading
  onAsked: () => void
  /** Undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined
}

/** The form that asks for the link to a school address. */
export function SchoolForm({ label, calls: { ask, remove, failure, forget }, reading, onAsked, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  // The button that opened the form is gone.
  const wasOpened = onCancel !== undefined
  useEffect(() => {
    if (wasOpened) field.current?.focus()
  }, [wasOpened])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const typed = address.trim()
    setProblem(typed ? undefined : 'Please enter your address at your school.')
    if (!typed) return field.current?.focus()
    if (!checkSession()) return
    reading.say('')
    ask.mutate(typed, {
      onSuccess: () => {
        reading.say(`A link is on its way to ${typed}.`)
        // What was typed in the meantime stays, with its form.
        if (field.current?.value.trim() !== typed) return
        setAddress('')
        onAsked()
      },
      onError: () => reading.goOn(field.current),
    })
  }
  return (
    <form className={account.row} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label={label}
        type="email"
        autoComplete="email"
        placeholder="you@school.edu"
        maxLength={320}
        value={address}
        error={problem ?? (failure?.of === 'ask' && failure.text)}
        onChange={(event) => {
          setProblem(undefined)
          forget()
          setAddress(event.currentTarget.value)
        }}
      />
      <div className={account.buttons}>
        <Button type="submit" variant="default" loading={ask.isPending} disabled={remove.isPending}>
          Send Link
        </Button>
        {onCancel && (
          <Button variant="subtle" disabled={ask.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
