import type { Student } from '@labreach/contract/account'
import { describeMismatch } from '@labreach/contract/describe-wishes'
import { UNLIMITED, cheapestPaidPlan } from '@labreach/contract/plans'
import type { Relationship } from '@labreach/contract/professors'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../api/error.ts'
import { alertError } from '../../ui/feedback/alerts.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { count, plural, withReset } from '../../ui/text/text.ts'
import { countUnlocks } from './describe-left.ts'
import styles from './unlock-dialog.module.css'
import { useUnlock } from './use-unlock.ts'

type Props = {
  opened: boolean
  student: Student
  /** The professor in question; null while the dialog is closed. */
  relationship: Relationship | null
  /** Renders the professor in short. A prop, since a feature cannot import another feature. */
  renderProfessor: (relationship: Relationship) => ReactNode
  onUnlocked: (relationship: Relationship) => void
  onClose: () => void
  onClosed: () => void
}

/**
 * Asks for a confirmation before an unlock, and shows whom it is for and how many are left. It asks a second time if the professor has said
 * to take nobody of the student's level, since the unlock is used even so.
 */
export function UnlockDialog({ opened, student, relationship, renderProfessor, onUnlocked, onClose, onClosed }: Props) {
  const unlock = useUnlock()
  const { unlocks_week: week, unlocks_total: total } = student.quotas
  const { left, areLast } = countUnlocks(student.quotas)

  /** The professor remains shown while the dialog closes. */
  const [shown, setShown] = useState(relationship)
  if (relationship && relationship !== shown) setShown(relationship)
  const mismatch = shown && describeMismatch(shown.professor.taking, student.academic_level)
  /** Whether the first of two questions was answered with yes. */
  const [isSure, setSure] = useState(false)

  const confirm = () => {
    if (!relationship) return
    if (mismatch && !isSure) return setSure(true)
    unlock.mutate(relationship, {
      onSuccess: () => onUnlocked(relationship),
      onError: (error) => alertError(unlockFailure(error)),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      opened={opened}
      title={isSure ? 'Unlock anyway?' : 'Unlock Professor?'}
      yes={isSure ? 'Unlock anyway' : 'Unlock Professor'}
      no="Cancel"
      onYes={confirm}
      onNo={onClose}
      onClosed={() => {
        setSure(false)
        onClosed()
      }}
      loading={unlock.isPending}
      isUnadvised={isSure}
    >
      {shown && <div className={styles.whom}>{renderProfessor(shown)}</div>}
      {mismatch && (
        <Note tone="amber" title={mismatch}>
          {isSure && <p>A letter is likely to be turned down, and you still use an unlock.</p>}
        </Note>
      )}
      <p>You will see this professor’s name and links, and can write to them.</p>
      <p>
        You have <strong className="figures">{plural(left, 'unlock')}</strong> left this week,{' '}
        {areLast
          ? `the last of your ${count(total.limit)}.`
          : `of ${count(week.limit)}. Each one comes back seven days after you used it.`}
      </p>
      {total.limit < UNLIMITED && (
        <p className="quiet figures">
          In all you have unlocked {count(total.used)} of {count(total.limit)} professors.{' '}
          <Link to="/pricing">See the {cheapestPaidPlan.label}</Link> for{' '}
          {count(cheapestPaidPlan.limits.unlocksPerWeek)} a week.
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The sentence of a refusal with the time of the next unlock, or a general text after any other failure. */
function unlockFailure(error: unknown): string {
  const refusal = error instanceof ApiError && !error.isServerFailure ? error : null
  if (!refusal?.sentence) return 'Failed to unlock professor. Please try again.'
  return withReset(refusal.sentence, refusal.body.resets_at)
}
