import { limits } from '@labreach/contract/plans'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import '../fields.css'
import { passkeyFailure } from './ask-authenticator.ts'
import { CodeField } from '../second-factor/code-field.tsx'
import { useFactorStatus } from '../second-factor/use-second-factor.ts'
import { isCodeRefusal, type PasskeyCalls } from './use-passkeys.ts'

type Props = { calls: PasskeyCalls; onAdded: (name: string) => void; onCancel: () => void }

/** A touch screen without a mouse is a phone or a tablet. */
const suggestName = () => (matchMedia('(pointer: coarse)').matches ? 'My phone' : 'My computer')

/** Asks for a name, and with two-step sign-in for a code, then lets the device create a passkey. */
export function AddPasskey({ calls: { add }, onAdded, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(suggestName)
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const made = useRef<Parameters<typeof add.mutate>[0]['made']['current']>(undefined)
  const isCodeRefused = isCodeRefusal(add.error)
  const status = useFactorStatus()
  const [wasAsked, setWasAsked] = useState(false)
  const asksCode = wasAsked || Boolean(status.data?.on_since)
  useEffect(() => input.current?.select(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    const isComplete = Boolean(typed) && (!asksCode || Boolean(code.trim()))
    setMissing(!isComplete)
    if (!isComplete || !checkSession()) return
    add.mutate(
      { name: typed, code: code.trim(), made },
      {
        onSuccess: () => onAdded(typed),
        onError: (error) => isCodeRefusal(error) && setWasAsked(true),
      },
    )
  }
  return (
    <form className={account.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label="Name of the passkey"
        description="To recognize it later, such as the device it is on."
        autoComplete="off"
        maxLength={limits.passkeyNameMax}
        value={name}
        error={isMissing && !name.trim() && 'Please enter a name.'}
        onChange={(event) => {
          setMissing(false)
          setName(event.currentTarget.value)
        }}
      />
      {asksCode && (
        <CodeField
          takesFocus={wasAsked}
          value={code}
          error={
            isMissing && !code.trim()
              ? 'Please enter the code.'
              : isCodeRefused && sentenceOr(add.error, 'The code could not be checked. Please try again.')
          }
          onChange={(typed) => {
            setMissing(false)
            setCode(typed)
            if (isCodeRefused) add.reset()
          }}
        />
      )}
      {add.isError && !isCodeRefused && (
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
