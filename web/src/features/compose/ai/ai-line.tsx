import type { Ref } from 'react'
import { plural } from '../../../ui/text/text.ts'
import styles from './ai.module.css'

type Props = {
  /** The changes that are neither kept nor undone. */
  count: number
  isEdited: boolean
  disabled: boolean
  ref: Ref<HTMLDivElement>
  onKeepAll: () => void
  onUndoAll: () => void
}

/** Says above the letter that AI has changed it, and stays in sight while the letter scrolls. */
export function AiLine({ count, isEdited, disabled, ref, onKeepAll, onUndoAll }: Props) {
  return (
    <div className={styles.enhanced} ref={ref} tabIndex={-1}>
      <span className="small">
        <strong>{isEdited ? 'Enhanced with AI, then edited by you' : 'Enhanced with AI'}</strong>
        {count > 0 && <span className="quiet figures"> · {plural(count, 'change')}</span>}
      </span>
      <span className={styles.buttons}>
        {count > 0 && (
          <button type="button" className="text-button" disabled={disabled} onClick={onKeepAll}>
            Keep all
          </button>
        )}
        <button type="button" className="text-button" disabled={disabled} onClick={onUndoAll}>
          Undo AI changes
        </button>
      </span>
    </div>
  )
}
