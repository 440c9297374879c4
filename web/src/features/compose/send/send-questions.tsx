import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { date } from '../../../ui/text/text.ts'
import { FindingList } from '../letter/findings.tsx'
import type { FindingRange } from '../letter/unsupported.ts'

/** What is asked before a letter leaves, in this order. */
export type Question = 'placeholders' | 'unsupported' | 'again'

type Props = {
  asking: Question | undefined
  unsupported: readonly FindingRange[]
  sentDate: string | null
  onYes: () => void
  onNo: () => void
}

/** Asks, one after the other, what may be wrong with a letter before it is sent. */
export function SendQuestions({ asking, unsupported, sentDate, onYes, onNo }: Props) {
  const answers = { yes: 'Send Anyway', no: 'Review Email', onYes, onNo }
  return (
    <>
      <Confirm opened={asking === 'placeholders'} title="Unfilled places in your letter" {...answers}>
        <p>
          Your email appears to contain template variables (text in curly braces {'{}'} or square brackets []). These
          may not have been properly replaced with actual values. Are you sure you want to send this email as-is?
        </p>
      </Confirm>
      <Confirm opened={asking === 'unsupported'} title="Not checked yet" {...answers}>
        <p>AI wrote these, and Labreach cannot tell that they are true. Are you sure that they are?</p>
        <FindingList ranges={unsupported} />
      </Confirm>
      <Confirm opened={asking === 'again'} title="Already written to" {...answers}>
        <p>
          You have already sent an email to this professor on {sentDate ? date(sentDate) : 'an earlier day'}. Sending
          another email may appear repetitive.
        </p>
      </Confirm>
    </>
  )
}
