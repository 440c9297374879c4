import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { cutRanges, splitAtRanges, type Range } from '../../../ui/inputs/split-at-ranges.ts'
import type { SentenceChange } from '../letter/sentences/sentence-changes.ts'
import styles from './ai.module.css'
import { changesBetween, shortenSame } from './changes.ts'

type Props = {
  /** Those that still stand in the letter and are neither kept nor undone. */
  changes: readonly SentenceChange[]
  /** The id of the change that is shown in the letter. */
  chosen: number | null
  /** What the warning above the letter names, as ranges of the letter. Of it the words of AI are marked here, too. */
  wrong: readonly Range[]
  disabled: boolean
  onChoose: (change: SentenceChange) => void
  onKeep: (ids: readonly number[]) => void
  onUndo: (id: number) => void
  /** Moves the focus on, after the last change was kept or undone. */
  onLast: () => void
}

/** Lists the sentences that AI changed, each to be shown in the letter, kept or undone. */
export function AiChanges(props: Props) {
  const { changes, chosen, wrong, disabled, onChoose, onKeep, onUndo } = props
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
              <ChangedSentence change={change} wrong={cutRanges(wrong, change.start, change.end)} />
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

/**
 * One sentence before and after, without the words between the differences that are the same. `wrong`: ranges of the
 * sentence as it stands in the letter.
 */
function ChangedSentence({ change: { was, now }, wrong }: { change: SentenceChange; wrong: readonly Range[] }) {
  const words = useMemo(() => compareWords(was, now), [was, now])
  return (
    <>
      {was && (
        <span className={styles.line}>
          <span className={styles.label}>{now ? 'Was' : 'Gone'}</span>
          <span>
            {words.map(({ kind, text, start }) => {
              if (kind === 'added') return null
              return kind === 'same' ? <span key={start}>{text}</span> : <del key={`${start} gone`}>{text}</del>
            })}
          </span>
        </span>
      )}
      {now && (
        <span className={styles.line}>
          <span className={styles.label}>{was ? 'Now' : 'New'}</span>
          <span>
            {words.map(({ kind, text, start }) => {
              if (kind === 'removed') return null
              if (kind === 'same') return <span key={start}>{text}</span>
              return (
                <ins key={start}>
                  {splitAtRanges(text, cutRanges(wrong, start, start + text.length)).map((part) => {
                    const words = text.slice(part.start, part.end)
                    return part.range ? <mark key={part.start}>{words}</mark> : words
                  })}
                </ins>
              )
            })}
          </span>
        </span>
      )}
    </>
  )
}

/** The parts of both sentences, each with its start in the later one. */
function compareWords(was: string, now: string) {
  const all = changesBetween(was, now)
  const shortened = was && now ? shortenSame(all) : all
  let end = 0
  return all.map(({ kind, text }, at) => {
    const start = end
    if (kind !== 'removed') end += text.length
    return { kind, start, text: shortened[at]!.text }
  })
}
