import { Button } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import { CodeField } from './code-field.tsx'

type Props = {
  /** What is submitted, as the text of the button. */
  action: string
  isPending: boolean
  error: Error | null
  takesRecovery?: boolean
  children?: ReactNode
  onSubmit: (code: string) => void
  /** Called when a code is changed: the problem of the last one is over. */
  onChange: () => void
  onCancel: () => void
}

/** Asks for a code, for a change of two-step sign-in. */
export function CodeForm({ action, isPending, error, takesRecovery, children, onSubmit, onChange, onCancel }: Props) {
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!code.trim())
    if (code.trim() && checkSession()) onSubmit(code)
  }
  const problem = isMissing
    ? 'Please enter the code.'
    : error
      ? sentenceOr(error, 'The code could not be checked. Please try again.')
      : undefined
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      {children}
      <CodeField
        value={code}
        error={problem}
        takesRecovery={takesRecovery ?? true}
        onChange={(typed) => {
          setMissing(false)
          setCode(typed)
          if (error) onChange()
        }}
      />
      <div className={account.buttons}>
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
