import { limits } from '@labreach/contract/plans'
import { useMailbox } from '../../../session/use-mailbox.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { time } from '../../../ui/text/text.ts'
import type { FirstLetter } from './first-letter.ts'

/** Says that there is one follow-up, until when it can leave, and what it consists of. */
export function FollowUpNote({ first }: { first: FirstLetter }) {
  const { provider } = useMailbox()
  const until = new Date(Date.parse(first.sent_at) + limits.followUpUntilMs).toISOString()
  return (
    <Note tone="teal" title="This is the only follow-up to this letter">
      <p>
        It can be sent until {time(until)}, and not after an answer. Your first letter is quoted below it
        {first.follow_up_in_thread && provider === 'google' && ', and in your Gmail both are one conversation'}.
      </p>
    </Note>
  )
}
