import { confirmSchoolAddress } from '@labreach/contract/school-address'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from './school-address.module.css'

/** The pressed button is gone; the reading goes on here. */
const focus = (result: HTMLElement | null) => result?.focus()

/** Confirms a school address by a button, so that a mail scanner that opens the link does not confirm it. */
export function ConfirmSchool({ token, onDone }: { token: string; onDone: () => void }) {
  const attempt = useMutation({ mutationFn: () => call(confirmSchoolAddress, { body: { token } }), onSuccess: onDone })

  if (attempt.isSuccess)
    return (
      <Note tone="green">
        <p ref={focus} tabIndex={-1} className={styles.result}>
          {attempt.data.address} is confirmed for twelve months. On your profile you choose whether your letters name
          it.
        </p>
      </Note>
    )
  return (
    <>
      <p className="quiet">
        Press the button only if you typed this address on your own Labreach profile. Professors can then see that you
        have an address at this school, if you want that.
      </p>
      {attempt.isError && (
        <Note tone="red">{sentenceOr(attempt.error, 'The address could not be confirmed. Please try again.')}</Note>
      )}
      <Button size="md" fullWidth loading={attempt.isPending} onClick={() => attempt.mutate()}>
        Confirm address
      </Button>
    </>
  )
}
