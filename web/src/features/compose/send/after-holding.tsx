import { limits } from '@labreach/contract/plans'
import { IconHourglass, IconSunrise } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useMailbox } from '../../../session/use-mailbox.ts'
import { time } from '../../../ui/text/text.ts'
import { differsFromLocalTime, weekdayDate } from '../../../ui/text/zoned-time.ts'
import { AfterLetter } from './after-letter.tsx'
import { morningAtPlace } from './morning.ts'
import { describeAttachments, type NextContact } from './next-contact.ts'
import type { HeldLetter } from './use-send.ts'

type Props = {
  held: HeldLetter
  contact: NextContact
  professorName: string
  /** Who is next closest to the student. */
  next: ReactNode
  onDone: () => void
}

/** Shown in place of a letter that leaves later: when and how it leaves, and how to take it back. */
export function AfterHolding({ held, contact, professorName, next, onDone }: Props) {
  const isQueue = held.hold === 'queue'
  const { mail } = useMailbox()
  const Icon = isQueue ? IconHourglass : IconSunrise
  return (
    <AfterLetter
      icon={<Icon size={20} aria-hidden="true" />}
      title={
        isQueue
          ? `Your letter has a place in ${professorName}’s queue`
          : `Your letter to ${professorName} goes out in the morning`
      }
      isWaiting
      next={next}
      onDone={onDone}
    >
      <dt>When it goes out</dt>
      <dd>
        {isQueue ? <QueueTime held={held} /> : <MorningTime held={held} place={contact.morning?.place ?? null} />}
      </dd>
      <dt>What goes out</dt>
      <dd>
        This text, from your own {mail}, {describeAttachments(contact)}
        {contact.attachments && ' at that time'}. Labreach does not need to be open.
      </dd>
      <dt>If you change your mind</dt>
      <dd>
        Take it back at any time until then, under{' '}
        <Link to="/outreach" onClick={onDone}>
          Outreach History
        </Link>
        . If it can no longer be sent, it becomes a draft again, with the reason.
      </dd>
    </AfterLetter>
  )
}

/** `place`: the city or country of the professor, if it is known. */
function MorningTime({ held: { send_at, time_zone }, place }: Pick<Props, 'held'> & { place: string | null }) {
  return (
    <>
      <time dateTime={send_at}>On {morningAtPlace({ at: send_at, time_zone, place })}</time>
      {differsFromLocalTime(send_at, time_zone) && <span className="figures">, for you {time(send_at)}</span>}.
      {!time_zone && ' The time zone of this professor is not known, so the local time there may be different.'}
    </>
  )
}

function QueueTime({ held: { send_at } }: Pick<Props, 'held'>) {
  const [now] = useState(() => Date.now())
  const askedAt = Date.parse(send_at) - limits.placeAskedBeforeMs
  return (
    <>
      Probably about <time dateTime={send_at}>{weekdayDate(send_at)}</time>; the date can move.
      {askedAt > now &&
        ` Confirm it by mail when we ask you, about ${weekdayDate(new Date(askedAt).toISOString())}: without a yes within two days the letter becomes a draft again.`}
    </>
  )
}
