import { removePasskeyAfterReset, type Passkey } from '@labreach/contract/passkeys'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import styles from './passkeys.module.css'

/** The passkeys that still sign in after a reset. This browser has used the link, so it may remove them. */
export function PasskeysAfterReset({ passkeys: atFirst }: { passkeys: readonly Passkey[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [passkeys, setPasskeys] = useState(atFirst)
  const remove = useMutation({
    mutationFn: (id: string) => call(removePasskeyAfterReset, { params: { id } }),
    onSuccess: ({ passkeys: left }) => {
      setPasskeys(left)
      heading.current?.focus()
    },
  })
  // The form with the pressed button is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.reset} aria-labelledby="passkeys-after-reset">
      <h2 ref={heading} tabIndex={-1} id="passkeys-after-reset">
        {passkeys.length > 0 ? 'These passkeys still sign in' : 'No passkey is left'}
      </h2>
      {passkeys.length > 0 && (
        <>
          <p className="quiet">Remove those that are not yours. You can do so here for 15 minutes.</p>
          <ul className={styles.list}>
            {passkeys.map(({ id, name, added_at: added, used_at: used }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>{name}</p>
                  <p className="quiet">
                    Added {date(added)}. {used ? `Last used ${date(used)}.` : 'Not used yet.'}
                  </p>
                </div>
                <Button
                  variant="default"
                  aria-label={`Remove ${name}`}
                  loading={remove.isPending && remove.variables === id}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {remove.isError && (
        <Note tone="red">{sentenceOr(remove.error, 'The passkey could not be removed. Please try again.')}</Note>
      )}
      <Button size="md" fullWidth renderRoot={(props: object) => <Link to="/login" {...props} />}>
        Go to sign in
      </Button>
    </section>
  )
}
