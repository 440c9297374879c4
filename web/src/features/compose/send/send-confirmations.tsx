import type { KeyboardEvent } from 'react'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { date } from '../../../ui/text/text.ts'
import type { Text } from '../letter/letter-state.ts'
import type { PlaceValues } from '../letter/stored/stored-places.ts'
import { FillPlacesDialog } from './fill-places-dialog.tsx'
import { FindingList } from '../letter/sentences/findings.tsx'
import type { FindingRange } from '../letter/sentences/unsupported.ts'
import type { Letter } from '../letter/use-letter.ts'

/** What is confirmed before a letter is sent, in this order. */
export type Confirmation = 'placeholders' | 'unsupported' | 'again'

type Props = {
  confirmation: Confirmation | undefined
  text: Text
  storedPlaces: Letter['storedPlaces']
  unsupported: readonly FindingRange[]
  sentDate: string | null
  onYes: (answered: Confirmation) => void
  onNo: () => void
  /** Puts the values into the letter, then goes on (`yes`) or returns to it (`no`). */
  onFill: (values: PlaceValues, choice: 'yes' | 'no') => void
}

/**
 * The dialogs of these confirmations. They are loaded with the composer: a script that cannot be loaded after Send would
 * take the whole page with it.
 */
export function SendConfirmations(props: Props) {
  const { confirmation, text, storedPlaces, unsupported, sentDate, onYes, onNo, onFill } = props
  const buttons = { yes: 'Send Anyway', no: 'Review Email', onNo }
  return (
    // For React the dialogs are in this element; in the page they are not.
    <div hidden onKeyDownCapture={ignoreHeldEnter}>
      <FillPlacesDialog
        opened={confirmation === 'placeholders'}
        text={text}
        stored={storedPlaces}
        onFill={(values) => onFill(values, 'yes')}
        onSendAnyway={(values) => onFill(values, 'yes')}
        onReview={(values) => onFill(values, 'no')}
      />
      <ConfirmDialog
        opened={confirmation === 'unsupported'}
        title="Not checked yet"
        {...buttons}
        onYes={() => onYes('unsupported')}
      >
        <p>AI wrote these, and Labreach cannot tell that they are true. Are you sure that they are?</p>
        <FindingList ranges={unsupported} />
      </ConfirmDialog>
      {/* It may follow another question, so that a second press on the same place or key must not send. */}
      <ConfirmDialog
        opened={confirmation === 'again'}
        title="Already written to"
        {...buttons}
        onYes={() => onYes('again')}
        isUnadvised
      >
        <p>
          You have already sent an email to this professor on {sentDate ? date(sentDate) : 'an earlier day'}. Sending
          another email may appear repetitive.
        </p>
      </ConfirmDialog>
    </div>
  )
}

/** An Enter that is held down since the question before, or since *Send*, answers nothing. */
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
}
