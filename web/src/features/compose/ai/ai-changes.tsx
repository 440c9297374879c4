import type { Unsupported } from '@labreach/contract/outreach'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { splitAtRanges } from '../../../ui/inputs/split-at-ranges.ts'
import type { SentenceChange } from '../letter/sentences/sentence-changes.ts'
import { locateFindings } from '../letter/sentences/unsupported.ts'
import styles from './ai.module.css'
import { changesBetween, shortenSame, type Change } from './changes.ts'

type Props = {
  /** Those that still stand in the letter and are neither kept nor undone. */
  changes: readonly SentenceChange[]
  /** The id of the change that is shown in the letter. */
  chosen: number | null
  /** What the warning above the letter names; its words are marked here, too. */
  unsupported: readonly Unsupported[]
  disabled: boolean
  onChoose: (change: SentenceChange) => void
  onKeep: (ids: readonly number[]) => void
  onUndo: (id: number) => void
  /** Moves the focus on, after the last change was kept or undone. */
  onLast: () => void
}

/** Lists the sentences that AI changed, each to be shown in the letter, kept or undone. */
export function AiChanges(props: Props) {
  const { changes, chosen, unsupported, disabled, onChoose, onKeep, onUndo } = props
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
              <ChangedSentence was={change.was} now={change.now} unsupported={unsupported} />
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

type Sentences = Pick<SentenceChange, 'was' | 'now'> & Pick<Props, 'unsupported'>

/** One sentence before and after, without the words between the differences that are the same. */
const ChangedSentence = memo(function ChangedSentence({ was, now, unsupported }: Sentences) {
  const words = was && now ? shortenSame(changesBetween(was, now)) : null
  return (
    <>
      {was && (
        <span className={styles.line}>
          <span className={styles.label}>{now ? 'Was' : 'Gone'}</span>
          <span>{words ? <Words words={words} without="added" unsupported={none} /> : <del>{was}</del>}</span>
        </span>
      )}
      {now && (
        <span className={styles.line}>
          <span className={styles.label}>{was ? 'Now' : 'New'}</span>
          <span>
            <Words words={words ?? [{ kind: 'added', text: now }]} without="removed" unsupported={unsupported} />
          </span>
        </span>
      )}
    </>
  )
})

const none: never[] = []

type WordsProps = { words: readonly Change[]; without: Change['kind'] } & Pick<Props, 'unsupported'>

function Words({ words, without, unsupported }: WordsProps) {
  return words.map(({ kind, text }, index) => {
    if (kind === without) return null
    const Tag = kind === 'same' ? 'span' : kind === 'added' ? 'ins' : 'del'
    const parts = splitAtRanges(text, locateFindings(unsupported, text))
    return (
      <Tag key={index}>
        {parts.map(({ start, end, range }) => {
          const part = text.slice(start, end)
          return range ? <mark key={start}>{part}</mark> : part
        })}
      </Tag>
    )
  })
}
