import { limits } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Note } from '../../../ui/feedback/state.tsx'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import '../fields.css'
import { passkeyFailure } from './ask-authenticator.ts'
import type { PasskeyCalls } from './use-passkeys.ts'

type Props = { calls: PasskeyCalls; onAdded: (name: string) => void; onCancel: () => void }

/** A touch screen without a mouse is a phone or a tablet. */
const suggestName = () => (matchMedia('(pointer: coarse)').matches ? 'My phone' : 'My computer')

/** Asks for a name, then lets the device create a passkey. */
export function AddPasskey({ calls: { add }, onAdded, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(suggestName)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => input.current?.select(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    setMissing(!typed)
    if (typed && checkSession()) add.mutate(typed, { onSuccess: () => onAdded(typed) })
  }
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label="Name of the passkey"
        description="So that you know it again, for example the device it is on."
        autoComplete="off"
        maxLength={limits.passkeyNameMax}
        value={name}
        error={isMissing && 'Please enter a name.'}
        onChange={(event) => {
          setMissing(false)
          setName(event.currentTarget.value)
        }}
      />
      {add.isError && (
        <Note tone="red">{passkeyFailure(add.error, 'The passkey could not be added. Please try again.')}</Note>
      )}
      <div className={account.buttons}>
        <Button type="submit" loading={add.isPending}>
          Continue
        </Button>
        <Button
          variant="subtle"
          color="gray"
          disabled={add.isPending}
          onClick={() => {
            add.reset()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
