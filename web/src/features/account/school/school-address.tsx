import { composeSchoolLine } from '@labreach/contract/footer-lines'
import { Button, Switch } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { Note } from '../../../ui/feedback/state.tsx'
import { date } from '../../../ui/text/text.ts'
import { checkSession } from '../check-session.ts'
import './school-address.css'
import account from '../account-management.module.css'
import styles from './school-address.module.css'
import { SchoolForm } from './school-form.tsx'
import { useSchoolAddress, type KnownSchool, type SchoolCalls } from './use-school-address.ts'

/** The school address of a student: typed, confirmed by a mailed link, and shown below letters if the student wants it. */
export function SchoolAddress() {
  const calls = useSchoolAddress()
  const { data, isError, error, refetch } = calls.found
  return (
    <div className={account.part}>
      <h3>School address</h3>
      {data ? (
        <Shown school={data} calls={calls} />
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

function Shown({ school, calls }: { school: KnownSchool; calls: SchoolCalls }) {
  const { address, pending, confirmed_until: until, isLapsed } = school
  const [isChanging, setChanging] = useState(false)
  const hasForm = !address || isChanging
  return (
    <>
      {!address && (
        <p className="quiet">
          Professors trust a letter sooner when they see which school it comes from. Confirm the address that your
          school gave you. Nobody sees it unless you say so.
        </p>
      )}
      {address && until && <Confirmed school={{ ...school, address }} until={until} calls={calls} />}
      {pending && (
        <Note tone="amber">
          {pending} is waiting for its link. Open the mail we sent there and follow it within 30 minutes.
        </Note>
      )}
      {hasForm && (
        <SchoolForm
          label={address ? 'New address at your school' : 'Address at your school'}
          ask={calls.ask}
          onAsked={() => setChanging(false)}
          onCancel={address ? () => setChanging(false) : undefined}
        />
      )}
      {(address || pending) && !isChanging && (
        <div className={account.buttons}>
          {address && isLapsed && pending !== address && (
            <Button loading={calls.ask.isPending} onClick={() => checkSession() && calls.ask.mutate(address)}>
              Confirm it again
            </Button>
          )}
          {address && (
            <Button variant="default" onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
          <Button
            variant="default"
            loading={calls.remove.isPending}
            onClick={() => checkSession() && calls.remove.mutate()}
          >
            Remove
          </Button>
        </div>
      )}
      <Failure calls={calls} hasForm={hasForm} />
    </>
  )
}

type ConfirmedProps = {
  school: KnownSchool & { address: string }
  /** The end of the confirmation, as an ISO time. */
  until: string
  calls: SchoolCalls
}

function Confirmed({ school: { address, shown, isLapsed }, until, calls: { show } }: ConfirmedProps) {
  if (isLapsed)
    return (
      <>
        <p className={account.address}>{address}</p>
        <Note tone="amber">
          Its confirmation ended on {date(until)}, so your letters do not show it now. Please confirm that it is still
          yours.
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
          classNames={{ track: styles.track! }}
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

/** What went wrong with a change; a refused address is shown at its field, if there is one. */
function Failure({ calls: { ask, show, remove }, hasForm }: { calls: SchoolCalls; hasForm: boolean }) {
  const failed = [show, remove, ...(hasForm ? [] : [ask])].find(({ isError }) => isError)
  if (!failed) return null
  return <Note tone="red">{sentenceOr(failed.error, 'This could not be saved. Please try again.')}</Note>
}
