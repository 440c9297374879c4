import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { date } from '../../../ui/text/text.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import type { Text } from '../letter/letter-state.ts'
import type { FillPlacesProps, PlaceValues } from './fill-places-dialog.tsx'
import { FindingList } from '../letter/findings.tsx'
import type { FindingRange } from '../letter/unsupported.ts'

/** What is confirmed before a letter is sent, in this order. */
export type Confirmation = 'placeholders' | 'unsupported' | 'again'

const FillPlaces = lazyDialog<FillPlacesProps>(async () => (await import('./fill-places-dialog.tsx')).FillPlacesDialog)

type Props = {
  confirmation: Confirmation | undefined
  text: Text
  unsupported: readonly FindingRange[]
  sentDate: string | null
  onYes: () => void
  onNo: () => void
  /** Puts the values into the letter, then goes on (`yes`) or returns to it (`no`). */
  onFill: (values: PlaceValues, choice: 'yes' | 'no') => void
}

/** The dialogs of these confirmations. */
export function SendConfirmations({ confirmation, text, unsupported, sentDate, onYes, onNo, onFill }: Props) {
  const buttons = { yes: 'Send Anyway', no: 'Review Email', onYes, onNo }
  return (
    <>
      <FillPlaces
        opened={confirmation === 'placeholders'}
        text={text}
        onFill={(values) => onFill(values, 'yes')}
        onSendAnyway={(values) => onFill(values, 'yes')}
        onReview={(values) => onFill(values, 'no')}
      />
      <Confirm opened={confirmation === 'unsupported'} title="Not checked yet" {...buttons}>
        <p>AI wrote these, and Labreach cannot tell that they are true. Are you sure that they are?</p>
        <FindingList ranges={unsupported} />
      </Confirm>
      <Confirm opened={confirmation === 'again'} title="Already written to" {...buttons}>
        <p>
          You have already sent an email to this professor on {sentDate ? date(sentDate) : 'an earlier day'}. Sending
          another email may appear repetitive.
        </p>
      </Confirm>
    </>
  )
}
