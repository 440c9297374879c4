import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'

type Props = {
  title: string
  about: string
  button: string
  /** Does what the mailed link is for, and returns the sentence about what was done. */
  act: () => Promise<string>
  onDone: () => void
}

/** The page of a mailed link that does one thing, by a button: a scanner that opens the link does nothing. */
export function OneButton({ title, about, button, act, onDone }: Props) {
  const doing = useMutation({ mutationFn: act, onSuccess: onDone })
  return (
    <>
      <h1>{title}</h1>
      {doing.isSuccess ? (
        <Note tone="green">{doing.data}</Note>
      ) : (
        <>
          <p>{about}</p>
          <Button size="lg" fullWidth loading={doing.isPending} onClick={() => doing.mutate()}>
            {button}
          </Button>
          {doing.isError && <Note tone="red">{sentenceOr(doing.error, 'This did not work. Please tap again.')}</Note>}
        </>
      )}
    </>
  )
}
