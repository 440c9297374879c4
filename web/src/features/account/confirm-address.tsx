import { confirmEmail } from '@labreach/contract/account'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'

/** Confirms an address by a button, so that a mail scanner that opens the link does not confirm it. */
export function ConfirmAddress({ token, onDone }: { token: string; onDone: () => void }) {
  const attempt = useMutation({ mutationFn: () => call(confirmEmail, { body: { token } }), onSuccess: onDone })

  if (attempt.isSuccess) return <Note tone="green">{attempt.data.email} is confirmed.</Note>
  return (
    <>
      <p className="quiet">Press the button to get emails about your account at this address.</p>
      {attempt.isError && (
        <Note tone="red">{sentenceOr(attempt.error, 'Your address could not be confirmed. Please try again.')}</Note>
      )}
      <Button size="md" fullWidth loading={attempt.isPending} onClick={() => attempt.mutate()}>
        Confirm address
      </Button>
    </>
  )
}
