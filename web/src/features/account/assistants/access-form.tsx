import type { TokenScope } from '@labreach/contract/assistants'
import { limits } from '@labreach/contract/plans'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import type { TokenCalls } from './use-personal-tokens.ts'

const scopes: { value: TokenScope; label: string }[] = [
  { value: 'draft', label: 'Look things up and save drafts' },
  { value: 'read', label: 'Look things up' },
]

type Props = { calls: TokenCalls; onCreated: () => void; onCancel: () => void }

/** The form that creates the token of an assistant. */
export function AccessForm({ calls: { create }, onCreated, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('draft')
  const [problem, setProblem] = useState<string>()
  // The button that opened the form is gone.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(name.trim() ? undefined : 'Please give this access a name.')
    if (!name.trim()) return field.current?.focus()
    if (checkSession()) create.mutate({ name, scope }, { onSuccess: onCreated })
  }
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        label="Name of the assistant"
        placeholder="Chat on my laptop"
        maxLength={60}
        value={name}
        error={problem}
        onChange={(event) => {
          setProblem(undefined)
          setName(event.currentTarget.value)
        }}
      />
      <NativeSelect
        label="What it may do"
        description={`For ${limits.personalTokenDaysMax} days, or until you revoke it.`}
        data={scopes}
        value={scope}
        onChange={(event) => setScope(event.currentTarget.value as TokenScope)}
      />
      {create.isError && (
        <Note tone="red">{sentenceOr(create.error, 'The access could not be created. Please try again.')}</Note>
      )}
      <div className={account.buttons}>
        <Button type="submit" loading={create.isPending}>
          Create Token
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
