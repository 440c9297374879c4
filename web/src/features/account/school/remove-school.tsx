import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { checkSession } from '../check-session.ts'
import type { SchoolCalls } from './use-school-address.ts'

type Props = {
  calls: SchoolCalls
  /** The school address, and the one that waits for its link. */
  addresses: readonly string[]
  /** Called when the question has closed and the address is gone. */
  onRemoved: () => void
}

/** Removes the school address, after a question. */
export function RemoveSchool({ calls: { ask, remove }, addresses, onRemoved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // A ref: the dialog calls the `onClosed` of the render in which it began to close.
  const isRemoved = useRef(false)
  const submit = () => {
    if (!checkSession()) return
    remove.mutate(undefined, { onSuccess: () => (isRemoved.current = true), onSettled: close })
  }
  const finish = () => {
    if (!isRemoved.current) return
    isRemoved.current = false
    onRemoved()
  }
  return (
    <>
      {addresses.length > 0 && (
        <Button variant="default" disabled={ask.isPending || remove.isPending} onClick={() => setOpen(true)}>
          Remove address…
        </Button>
      )}
      <Confirm
        opened={isOpen}
        title="Remove School Address?"
        yes="Remove"
        no="Cancel"
        onYes={submit}
        onNo={close}
        onClosed={finish}
        loading={remove.isPending}
      >
        <p>
          Your letters no longer show it, and a link that is on its way no longer confirms it. To have it again you need
          a new link.
        </p>
      </Confirm>
    </>
  )
}
