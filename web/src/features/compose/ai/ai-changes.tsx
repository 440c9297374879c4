import { memo, useMemo } from 'react'
import { plural } from '../../../ui/text/text.ts'
import styles from './ai.module.css'
import { changesBetween, countChanges } from './changes.ts'
import type { Enhancement } from '../letter/letter-state.ts'

type Props = { enhancement: Enhancement; isEnhanced: boolean; disabled: boolean; onUndo: () => void }

/** Shows what AI changed in the letter, word by word, with a button to undo it. */
export function AiChanges({ enhancement, isEnhanced, disabled, onUndo }: Props) {
  const { before, after } = enhancement
  const changes = useMemo(() => changesBetween(before, after), [before, after])
  const { added, removed } = countChanges(changes)
  return (
    <section className={styles.changes} aria-label="What AI changed">
      <p className={styles.changesHead}>
        <span className="small">
          <strong>{isEnhanced ? 'Enhanced with AI' : 'Enhanced with AI, then edited by you'}</strong>
          <span className="quiet figures">
            {' '}
            · {plural(added, 'word')} new, {removed} gone
          </span>
        </span>
        <button type="button" className="text-button" disabled={disabled} onClick={onUndo}>
          Undo AI changes
        </button>
      </p>
      <details open={isEnhanced}>
        <summary>Changes</summary>
        <Changes changes={changes} />
      </details>
    </section>
  )
}

const prefixes = { added: 'New: ', removed: 'Gone: ' } as const

const Changes = memo(function Changes({ changes }: { changes: ReturnType<typeof changesBetween> }) {
  return (
    <p className={styles.words}>
      {changes.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>
        const Tag = kind === 'added' ? 'ins' : 'del'
        return (
          <Tag key={index}>
            <span className="visually-hidden">{prefixes[kind]}</span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
})
