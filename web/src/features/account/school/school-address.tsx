import { composeSchoolLine } from '@labreach/contract/footer-lines'
import { Button, Switch } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { date } from '../../../ui/text/text.ts'
import { checkSession } from '../check-session.ts'
import './school-address.css'
import account from '../account-management.module.css'
import { RemoveSchool } from './remove-school.tsx'
import styles from './school-address.module.css'
import { SchoolForm } from './school-form.tsx'
import { useReading, type Reading } from './use-reading.ts'
import { useSchoolAddress, type KnownSchool, type SchoolCalls } from './use-school-address.ts'

/** The school address of a student: typed, confirmed by a mailed link, and shown below letters if the student wants it. */
export function SchoolAddress() {
  const calls = useSchoolAddress()
  const { heading, said, reading } = useReading()
  const { data, isError, error, refetch } = calls.found
  const [known, setKnown] = useState(data)
  if (data !== known) {
    setKnown(data)
    // The link was opened in another tab.
    const isConfirmed = data?.address && !data.isLapsed && data.confirmed_until !== known?.confirmed_until
    if (known && isConfirmed) reading.say(`${data.address} is confirmed.`)
  }
  return (
    <div className={account.part}>
      <h3 ref={heading} tabIndex={-1}>
        School address
      </h3>
      {/* It is there before it says something, or else many screen readers are silent. */}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {data ? (
        <Shown school={data} calls={calls} reading={reading} />
      ) : isError ? (
        <Note tone="red">
          <span>{sentenceOr(error, 'Your school address could not be loaded.')}</span>
          <button type="button" className="text-button" onClick={() => void refetch()}>
            Try Again
          </button>
        </Note>
      ) : (
        <div className={styles.blank} role="status">
          <span className="visually-hidden">Loading...</span>
        </div>
      )}
    </div>
  )
}

type ShownProps = { school: KnownSchool; calls: SchoolCalls; reading: Reading }

function Shown({ school, calls, reading }: ShownProps) {
  const { address, pending, confirmed_until: until, isLapsed } = school
  const { ask, remove, failure, forget } = calls
  const [isChanging, setChanging] = useState(false)
  const hasForm = !address || isChanging
  const openForm = () => {
    forget()
    setChanging(true)
  }
  const closeForm = () => {
    forget()
    setChanging(false)
    reading.goOn()
  }
  const askAgain = (lapsed: string) => {
    if (!checkSession()) return
    reading.say('')
    ask.mutate(lapsed, {
      onSuccess: () => reading.say(`A link is on its way to ${lapsed}.`),
      onSettled: () => reading.goOn(),
    })
  }
  return (
    <>
      {!address && (
        <p className="quiet">
          Professors trust a letter sooner when they see which school it comes from. Confirm the address your school
          gave you. Nobody sees it unless you say so.
        </p>
      )}
      {address && until && <Confirmed school={{ ...school, address }} until={until} calls={calls} />}
      {pending && (
        <Note tone="amber">
          We sent an email to {pending}. Open its link within 30 minutes, where you are signed in to Labreach, and press
          the button there.
        </Note>
      )}
      {hasForm && (
        <SchoolForm
          label={address ? 'New address at your school' : 'Address at your school'}
          calls={calls}
          reading={reading}
          onAsked={closeForm}
          onCancel={address ? closeForm : undefined}
        />
      )}
      {!isChanging && (
        <div className={account.buttons}>
          {address && isLapsed && pending !== address && (
            <Button loading={ask.isPending} disabled={remove.isPending} onClick={() => askAgain(address)}>
              Confirm it again
            </Button>
          )}
          {address && (
            <Button variant="default" disabled={ask.isPending || remove.isPending} onClick={openForm}>
              Change address
            </Button>
          )}
          <RemoveSchool
            calls={calls}
            addresses={[address, pending].filter((known) => known !== null)}
            onRemoved={() => {
              reading.say('Your school address is removed.')
              reading.goOn()
            }}
          />
        </div>
      )}
      {/* A refused address is named at its field, if there is one. */}
      {failure && !(hasForm && failure.of === 'ask') && <Note tone="red">{failure.text}</Note>}
    </>
  )
}

type ConfirmedProps = {
  school: KnownSchool & { address: string }
  /** The end of the confirmation, as an ISO time. */
  until: string
  calls: SchoolCalls
}

function Confirmed({ school: { address, pending, shown, isLapsed }, until, calls: { show } }: ConfirmedProps) {
  if (isLapsed)
    return (
      <>
        <p className={account.address}>{address}</p>
        <Note tone="amber">
          Your confirmation ended on {date(until)}. Your letters do not show this address now.
          {pending !== address && ' Is it still yours? Then confirm it again.'}
        </Note>
      </>
    )
  // What was chosen shows at once; a failure puts it back.
  const isShown = show.isPending ? show.variables : shown
  return (
    <>
      <p className={account.address}>
        {address}
        <span className={account.verified}>
          <IconRosetteDiscountCheck size={16} aria-hidden="true" />
          Confirmed until {date(until)}
        </span>
      </p>
      <div className={styles.choice}>
        <Switch
          classNames={{ body: styles.switch!, track: styles.track! }}
          label="Show it below my letters"
          checked={isShown}
          onChange={(event) => checkSession() && show.mutate(event.currentTarget.checked)}
        />
        {isShown ? (
          <>
            <p className={styles.line}>{composeSchoolLine(address)}</p>
            <p className="quiet small">
              Your letters end with this line. On the page where a professor answers, only the part after the @ is
              shown.
            </p>
          </>
        ) : (
          <p className="quiet small">It is not shown anywhere.</p>
        )}
      </div>
    </>
  )
}
