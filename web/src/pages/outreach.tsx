import type { Outreach } from '@labreach/contract/outreach'
import type { Relationship } from '@labreach/contract/professors'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMailboxFlow } from '../features/account/mailbox/use-mailbox-flow.ts'
import { cardsOf } from '../features/browse/letter-states.ts'
import { findProfessor } from '../features/compose/send/recipient/find-professor.ts'
import { reportSent } from '../features/compose/send/report-sent.ts'
import { mailboxExpired, sendFailure } from '../features/compose/send/send-failure.ts'
import { storeLetter, getStoredLetter } from '../features/compose/letter/stored/letter-store.ts'
import { ownText } from '../features/compose/letter/letter-state.ts'
import { readHistorySearch, type HistorySearch } from '../features/outreach/filters.ts'
import { makeFollowUp, makeInvitedLetter } from '../features/outreach/follow-up/follow-up.ts'
import { OutreachHistory } from '../features/outreach/history.tsx'
import { session } from '../credentials/session.ts'
import { outreachesKey } from '../session/outreaches-key.ts'
import { useStudent } from '../session/use-student.ts'
import { alertError } from '../ui/feedback/alerts.ts'
import { useOpening } from '../ui/dialog/use-opening.ts'
import { LetterDialog } from './letter-dialog.tsx'
import styles from './outreach.module.css'

const route = getRouteApi('/student/outreach')

export function OutreachPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const student = useStudent()
  const { opening, open, onClosed } = useOpening<{ relationship: Relationship; first: Outreach | null }>()
  const connecting = useMailboxFlow(student?.username)
  const isFinding = useRef(false)
  if (!student) return null

  const find = async (letter: Outreach) => {
    // A second tap meanwhile would open the composer anew, over what is typed in the first one.
    if (isFinding.current) return undefined
    isFinding.current = true
    const relationship = await findProfessor(letter.professor_name, letter.relationship_id).catch((error: unknown) => {
      console.warn('Failed to look up the professor of a letter', error)
      return undefined
    })
    isFinding.current = false
    if (!relationship) alertError('The letter could not be opened. Please look under Find Professors.')
    return relationship
  }
  const openDraft = async (letter: Outreach) => {
    const relationship = await find(letter)
    if (relationship) open({ relationship, first: null })
  }
  const openFollowUp = async (letter: Outreach) => {
    const relationship = await find(letter)
    if (!relationship) return
    // An invitation to write again is answered by a new letter, which is no follow-up.
    const isInvited = letter.professor_answer?.answer === 'write_next_week'
    // An unsent letter to the same professor is not replaced.
    if (!relationship.draft_saved && !getStoredLetter(student.id, relationship.id, session.letters))
      storeLetter(
        student.id,
        relationship.id,
        {
          ...(isInvited ? makeInvitedLetter : makeFollowUp)(letter, student),
          keptAt: new Date().toISOString(),
          basedOn: null,
          enhancement: null,
          choice: ownText,
          isOwn: false,
          recipient: '',
          replaced: [],
        },
        session.letters,
      )
    open({ relationship, first: isInvited ? null : letter })
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Outreach History</h1>
        <p className="quiet">Every letter you sent, and what came of it.</p>
      </header>
      <OutreachHistory
        search={search}
        onSearch={(next: HistorySearch) =>
          void navigate({
            search: readHistorySearch(next),
            replace: next.page === search.page,
            resetScroll: next.page !== search.page,
          })
        }
        onFollowUp={(letter) => void openFollowUp(letter)}
        onSentNow={({ relationship_id: id }) => {
          reportSent(id, false)
          cardsOf(client, id).sent(new Date().toISOString(), true)
        }}
        onTakenBack={({ relationship_id: id }) => cardsOf(client, id).held(true)}
        describeFailure={(error) => sendFailure(error, student.subscription)}
        onOpenDraft={(letter) => void openDraft(letter)}
        onExpired={() => void navigate({ to: '/profile', state: { message: mailboxExpired(student) } })}
      />
      {opening && (
        <LetterDialog
          key={opening.key}
          student={student}
          {...opening.subject}
          connecting={connecting}
          onClosed={onClosed}
          onCompose={(relationship) => open({ relationship, first: null })}
          onChanged={() => void client.invalidateQueries({ queryKey: [outreachesKey] })}
        />
      )}
    </div>
  )
}
