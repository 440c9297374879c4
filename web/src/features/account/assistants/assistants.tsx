import type { PersonalToken } from '@labreach/contract/assistants'
import { limits } from '@labreach/contract/plans'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import styles from './assistants.module.css'
import { AccessForm } from './access-form.tsx'
import { usePersonalTokens, type TokenCalls } from './use-personal-tokens.ts'

const mayOf = { read: 'looks things up', draft: 'looks things up and saves drafts' } as const

/** The assistants that the student lets use their account, each with a token of its own. */
export function Assistants() {
  const calls = usePersonalTokens()
  const { data: tokens, isError, error, refetch } = calls.found
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsking, setAsking] = useState(false)
  const created = calls.create.data
  const close = () => {
    setAsking(false)
    calls.create.reset()
    heading.current?.focus()
  }
  return (
    <div className={account.part}>
      <h3 ref={heading} tabIndex={-1}>
        Assistants
      </h3>
      <p className="quiet">
        A chat program with the Model Context Protocol can find professors and save drafts. It sends nothing, unlocks
        nobody and sees no address; its use counts towards your limits.
      </p>
      {isError && (
        <Note tone="red">
          <span>{sentenceOr(error, 'Your assistants could not be loaded.')}</span>
          <button type="button" className="text-button" onClick={() => void refetch()}>
            Try Again
          </button>
        </Note>
      )}
      {tokens && tokens.length > 0 && (
        <ul className={styles.list}>
          {tokens.map((token) => (
            <Access key={token.id} token={token} calls={calls} onRevoked={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {created && <NewToken token={created.token} onDone={close} />}
      {isAsking ? (
        <AccessForm calls={calls} onCreated={() => setAsking(false)} onCancel={close} />
      ) : (
        !created && (
          <Button
            variant="default"
            className={account.action}
            disabled={!tokens || tokens.length >= limits.personalTokensMax}
            onClick={() => setAsking(true)}
          >
            Give Access…
          </Button>
        )
      )}
    </div>
  )
}

type AccessProps = { token: PersonalToken; calls: TokenCalls; onRevoked: () => void }

function Access({
  token: { id, name, scope, expires_at: until, last_used_at: usedAt },
  calls,
  onRevoked,
}: AccessProps) {
  const { revoke } = calls
  const isThis = revoke.variables === id
  return (
    <li className={styles.access}>
      <div className={account.words}>
        <strong>{name}</strong>
        <span className="quiet small">
          {mayOf[scope]} · until {date(until)} · {usedAt ? `last used ${date(usedAt)}` : 'never used'}
        </span>
        {revoke.isError && isThis && (
          <span role="alert" className="small">
            {sentenceOr(revoke.error, 'It could not be revoked. Please try again.')}
          </span>
        )}
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label={`Revoke the access of ${name}`}
        loading={revoke.isPending && isThis}
        onClick={() => checkSession() && revoke.mutate(id, { onSuccess: onRevoked })}
      >
        Revoke
      </Button>
    </li>
  )
}

/** The token stands on the screen once: the server has only its hash. */
function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const address = `${window.location.origin}/mcp`
  const box = useRef<HTMLDivElement>(null)
  // The form with the pressed button is gone.
  useEffect(() => box.current?.focus(), [])
  const copy = (text: string, what: string) =>
    void copyText(text, { done: `${what} copied.`, failed: 'Copying is not possible here. Please select the text.' })
  return (
    <div className={styles.created} ref={box} tabIndex={-1} role="group" aria-label="New access">
      <p>
        Enter both in your assistant. The token is shown only once. Share it with nobody: it gives access to your
        account.
      </p>
      <dl className={styles.values}>
        <dt>Address</dt>
        <dd>
          <code>{address}</code>
          <button type="button" className="text-button" onClick={() => copy(address, 'Address')}>
            Copy address
          </button>
        </dd>
        <dt>Token</dt>
        <dd>
          <code>{token}</code>
          <button type="button" className="text-button" onClick={() => copy(token, 'Token')}>
            Copy token
          </button>
        </dd>
      </dl>
      <Button onClick={onDone}>Done</Button>
    </div>
  )
}
