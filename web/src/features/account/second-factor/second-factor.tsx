import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import account from '../account-management.module.css'
import { checkSession } from '../check-session.ts'
import { useReading } from '../school/use-reading.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { useSecondFactor } from './use-second-factor.ts'

type Open = 'setup' | 'renew' | 'end' | null

/** Two-step sign-in: to turn it on with an app, to make new recovery codes, and to turn it off. */
export function SecondFactor() {
  const { found, start, confirm, renew, end } = useSecondFactor()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[]>()
  const { heading, said, reading } = useReading()
  const close = () => {
    setOpen(null)
    setCodes(undefined)
    for (const change of [start, confirm, renew, end]) change.reset()
    reading.goOn()
  }
  const show = ({ recovery_codes: created }: { recovery_codes: string[] }) => {
    setOpen(null)
    setCodes(created)
  }
  const status = found.data
  return (
    <div className={account.part}>
      <h3 ref={heading} tabIndex={-1}>
        Two-step sign-in
      </h3>
      {/* It is there before it says something, or else many screen readers are silent. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="quiet">
        {status?.on_since
          ? `On since ${date(status.on_since)}. ${countCodes(status.recovery_codes_left)} left.`
          : 'A sign-in then also asks for a code from an app on your phone.'}
      </p>
      {status?.on_since && status.recovery_codes_left <= 2 && !codes && (
        <p className={account.reminder}>Make new recovery codes before you need them.</p>
      )}
      {!status && found.isError && (
        <Note tone="red">
          <span>{sentenceOr(found.error, 'Two-step sign-in could not be loaded.')}</span>
          <button type="button" className="text-button" onClick={() => void found.refetch()}>
            Try Again
          </button>
        </Note>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {open === 'setup' && start.data && (
        <CodeForm
          action="Turn On"
          isPending={confirm.isPending}
          error={confirm.error}
          takesRecovery={false}
          onChange={confirm.reset}
          onSubmit={(code) =>
            confirm.mutate(code, {
              onSuccess: (created) => {
                reading.say('Two-step sign-in is on. Your other devices have to sign in again.')
                show(created)
              },
            })
          }
          onCancel={close}
        >
          <p>Scan this with an authenticator app, then enter the code that it shows.</p>
          <QrCode text={start.data.uri} />
          <p className={styles.manual}>
            <a href={start.data.uri} className="reach">
              Open an app on this device
            </a>
            <span>
              Or enter this key: <code>{start.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </span>
          </p>
        </CodeForm>
      )}
      {open === 'renew' && (
        <CodeForm
          action="Make New Codes"
          isPending={renew.isPending}
          error={renew.error}
          onChange={renew.reset}
          onSubmit={(code) => renew.mutate(code, { onSuccess: show })}
          onCancel={close}
        >
          <p>Your old recovery codes will stop working.</p>
        </CodeForm>
      )}
      {open === 'end' && (
        <CodeForm
          action="Turn Off"
          isPending={end.isPending}
          error={end.error}
          onChange={end.reset}
          onSubmit={(code) =>
            end.mutate(code, {
              onSuccess: () => {
                reading.say('Two-step sign-in is off.')
                close()
              },
            })
          }
          onCancel={close}
        />
      )}
      {start.isError && (
        <Note tone="red">{sentenceOr(start.error, 'Two-step sign-in could not be turned on. Please try again.')}</Note>
      )}
      {!open && !codes && (
        <div className={status?.on_since ? `${account.buttons} ${account.beside}` : account.action}>
          {status?.on_since ? (
            <>
              <Button variant="default" onClick={() => setOpen('renew')}>
                New Recovery Codes…
              </Button>
              <Button variant="default" onClick={() => setOpen('end')}>
                Turn Off…
              </Button>
            </>
          ) : (
            <Button
              variant="default"
              disabled={!status}
              loading={start.isPending}
              onClick={() => checkSession() && start.mutate(undefined, { onSuccess: () => setOpen('setup') })}
            >
              Turn On…
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const countCodes = (count: number): string => `${count} recovery ${count === 1 ? 'code' : 'codes'}`
