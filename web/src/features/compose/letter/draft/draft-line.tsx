import { useIsOnline } from '../../../../offline/connection.ts'
import { timeOrHour } from '../../../../ui/text/text.ts'
import styles from '../../compose-foot.module.css'
import type { Letter } from '../use-letter.ts'

/**
 * Where the text is saved, next to Save draft; without a connection the line above it says so. Screen readers hear
 * failures and conflicts, but not each save that the student did not ask for.
 */
export function DraftLine({ draft }: { draft: Letter['draft'] }) {
  const isOnline = useIsOnline()
  const { saveFailure, isNewerElsewhere, isLoading } = draft
  const hasAutosaveFailed = draft.hasAutosaveFailed && isOnline
  const isUrgent = saveFailure !== null || isNewerElsewhere || hasAutosaveFailed || isLoading
  const isDescribed = !isUrgent && (isOnline || draft.saved !== null)
  return (
    <p
      className={styles.state}
      data-failed={saveFailure !== null || undefined}
      data-blank={(!isUrgent && !isDescribed) || undefined}
    >
      {isDescribed && describe(draft)}
      <span role="status">
        {isLoading && 'Loading your draft…'}
        {!isLoading && saveFailure}
        {!isLoading &&
          !saveFailure &&
          isNewerElsewhere &&
          'Not saved: there is a newer draft. Save draft shows both texts first.'}
        {!saveFailure &&
          !isNewerElsewhere &&
          hasAutosaveFailed &&
          'Not saved as a draft yet. This browser keeps your text.'}
      </span>
    </p>
  )
}

function describe({ isSaved, isSaving, mayHaveDraft, saved }: Letter['draft']): string {
  if (isSaving) return 'Saving…'
  if (!saved) return mayHaveDraft ? 'Not saved yet.' : 'No draft saved yet.'
  return isSaved
    ? `Draft saved ${timeOrHour(saved.saved_at)}.`
    : `Changed since the draft saved ${timeOrHour(saved.saved_at)}.`
}
