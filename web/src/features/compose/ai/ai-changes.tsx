import { memo, useEffect, useEffectEvent, useRef } from 'react'
import type { SentenceChange } from '../letter/sentences/sentence-changes.ts'
import styles from './ai.module.css'
import { changesBetween, shortenSame, type Change } from './changes.ts'

type Props = {
  /** Those that still stand in the letter and are neither kept nor undone. */
  changes: readonly SentenceChange[]
  /** The id of the change that is shown in the letter. */
  chosen: number | null
  disabled: boolean
  onChoose: (change: SentenceChange) => void
  onKeep: (ids: readonly number[]) => void
  onUndo: (id: number) => void
  /** Moves the focus on, after the last change was kept or undone. */
  onLast: () => void
}

/** Lists the sentences that AI changed, each to be shown in the letter, kept or undone. */
export function AiChanges(props: Props) {
  const { changes, chosen, disabled, onChoose, onKeep, onUndo } = props
  const list = useRef<HTMLOListElement>(null)
  const leave = useEffectEvent(props.onLast)
  /** The position in the list of the change that was kept or undone last, from where the keyboard goes on. */
  const answered = useRef<number | null>(null)
  useEffect(() => {
    if (answered.current === null) return
    const next = list.current?.children[Math.min(answered.current, changes.length - 1)]
    answered.current = null
    if (next) next.querySelector('button')?.focus({ preventScroll: true })
    else leave()
  }, [changes])
  const answer = (at: number, act: () => void) => {
    answered.current = at
    act()
  }

  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-label="What AI changed">
      <ol ref={list} className={styles.list}>
        {changes.map((change, at) => (
          <li key={change.id} className={styles.change} data-chosen={change.id === chosen || undefined}>
            <button
              type="button"
              className={styles.choose}
              aria-current={change.id === chosen || undefined}
              onClick={() => onChoose(change)}
            >
              <ChangedSentence was={change.was} now={change.now} />
            </button>
            <span className={styles.buttons}>
              <button
                type="button"
                className="text-button"
                aria-label={`Keep: ${describe(change)}`}
                disabled={disabled}
                onClick={() => answer(at, () => onKeep([change.id]))}
              >
                Keep
              </button>
              <button
                type="button"
                className="text-button"
                aria-label={`Undo: ${describe(change)}`}
                disabled={disabled}
                onClick={() => answer(at, () => onUndo(change.id))}
              >
                Undo
              </button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const describe = ({ was, now }: SentenceChange) => now || `without “${was}”`

/** One sentence before and after, without the words between the differences that are the same. */
const ChangedSentence = memo(function ChangedSentence({ was, now }: { was: string; now: string }) {
  const words = was && now ? shortenSame(changesBetween(was, now)) : null
  return (
    <>
      {was && (
        <span className={styles.line}>
          <span className={styles.label}>{now ? 'Was' : 'Gone'}</span>
          <span>{words ? <Words words={words} without="added" /> : <del>{was}</del>}</span>
        </span>
      )}
      {now && (
        <span className={styles.line}>
          <span className={styles.label}>{was ? 'Now' : 'New'}</span>
          <span>{words ? <Words words={words} without="removed" /> : <ins>{now}</ins>}</span>
        </span>
      )}
    </>
  )
})

function Words({ words, without }: { words: readonly Change[]; without: Change['kind'] }) {
  return words.map(({ kind, text }, index) => {
    if (kind === without) return null
    const Tag = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del'
    return <Tag key={index}>{text}</Tag>
  })
}
