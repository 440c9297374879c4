import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { date } from '../../../ui/text/text.ts'
import { FindingList } from '../letter/findings.tsx'
import type { FindingRange } from '../letter/unsupported.ts'

/** The confirmations before a letter is sent, in this order. */
export type Question = 'placeholders' | 'unsupported' | 'again'

type Props = {
  question: Question | undefined
  unsupported: readonly FindingRange[]
  sentDate: string | null
  onYes: () => void
  onNo: () => void
}

/** The dialogs with the confirmations before a letter is sent. */
export function SendQuestions({ question, unsupported, sentDate, onYes, onNo }: Props) {
  const answers = { yes: 'Send Anyway', no: 'Review Email', onYes, onNo }
  return (
    <>
      <Confirm opened={question === 'placeholders'} title="Unfilled places in your letter" {...answers}>
        <p>
          Your email appears to contain template variables (text in curly braces {'{}'} or square brackets []). These
          may not have been properly replaced with actual values. Are you sure you want to send this email as-is?
        </p>
      </Confirm>
      <Confirm opened={question === 'unsupported'} title="Not checked yet" {...answers}>
        <p>AI wrote these, and Labreach cannot tell that they are true. Are you sure that they are?</p>
        <FindingList ranges={unsupported} />
      </Confirm>
      <Confirm opened={question === 'again'} title="Already written to" {...answers}>
        <p>
          You have already sent an email to this professor on {sentDate ? date(sentDate) : 'an earlier day'}. Sending
          another email may appear repetitive.
        </p>
      </Confirm>
    </>
  )
}
