import { limits } from '@labreach/contract/plans'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mailboxOf, type MailboxFields } from '../../../session/mailbox.ts'
import { date } from '../../../ui/text/text.ts'
import { AfterLetter } from './after-letter.tsx'
import { sentText } from './report-sent.ts'

type Props = {
  student: MailboxFields
  professorName: string
  /** ISO time. */
  sentAt: string
  /** What the letter is after an earlier one to the professor; null for a first one. */
  sequel: 'follow-up' | 'another' | null
  /** Who is next closest to the student. */
  next: ReactNode
  onDone: () => void
}

const sequels = {
  'follow-up': 'This was your follow-up. One is enough: leave the rest to them.',
  // The professor may have asked for it.
  another: 'They have this letter as well now. Leave the rest to them: one more would rarely help.',
}

/** Shown in place of a letter that was sent: what happens now, when to follow up, and who is next closest. */
export function AfterSending({ student, professorName, sentAt, sequel, next, onDone }: Props) {
  const { mail, address } = mailboxOf(student)
  const followUpAt = new Date(Date.parse(sentAt) + limits.followUpAfterMs).toISOString()
  return (
    <AfterLetter
      icon={<IconMailCheck size={20} aria-hidden="true" />}
      title={`Your letter is on its way to ${professorName}`}
      status={sentText}
      next={next}
      onDone={onDone}
    >
      <dt>Where it is</dt>
      <dd>
        Sent from your {mail}
        {address && `, ${address}`}. A copy is in your Sent folder, and answers come to your own inbox.
      </dd>
      <dt>When to follow up</dt>
      <dd>
        {sequel ? (
          sequels[sequel]
        ) : (
          <>
            Professors are busy. If no answer has come by <time dateTime={followUpAt}>{date(followUpAt)}</time>, write
            one short follow-up, once.
          </>
        )}{' '}
        Your letters are under{' '}
        <Link to="/outreach" onClick={onDone}>
          Outreach History
        </Link>
        .
      </dd>
    </AfterLetter>
  )
}
