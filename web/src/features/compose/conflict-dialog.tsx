import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { time } from '../../ui/text/text.ts'
import { changesBetween } from './ai/changes.ts'
import styles from './conflict.module.css'
import type { Conflict } from './letter/letter-state.ts'
import type { DraftState } from './letter/draft/use-draft.ts'

type Props = { draft: DraftState }

/** Shown if another tab or device has saved the same draft: the student chooses which of both texts to save. */
export function ConflictDialog({ draft }: Props) {
  const { conflict } = draft
  return (
    <Dialog
      opened={conflict !== null}
      onClose={draft.decideLater}
      busy={draft.isSaving}
      size="900px"
      fullScreen
      className={styles.choice}
      title="This draft was saved elsewhere"
    >
      {conflict && <Choice conflict={conflict} draft={draft} />}
    </Dialog>
  )
}

function Choice({ conflict, draft }: Props & { conflict: Conflict }) {
  const { mine, newer } = conflict
  return (
    <>
      <p>
        Another tab or device saved a draft for this professor on {time(newer.saved_at)}. Nothing was replaced. Which
        text should be your draft?
      </p>
      <div className={styles.texts}>
        <section className={styles.one} aria-label="The text of this tab">
          <h3>The text of this tab</h3>
          <p className="small quiet">Subject: {mine.subject}</p>
          <Differing text={mine.body} from={newer.draft} />
          <Button variant="default" loading={draft.isSaving} onClick={draft.keepMine}>
            Keep this text
          </Button>
        </section>
        <section className={styles.one} aria-label="The text saved elsewhere">
          <h3>The text saved elsewhere</h3>
          <p className="small quiet">Subject: {newer.subject ?? mine.subject}</p>
          <Differing text={newer.draft} from={mine.body} />
          <Button variant="default" disabled={draft.isSaving} onClick={draft.takeNewer}>
            Use the other text
          </Button>
        </section>
      </div>
    </>
  )
}

/** A text with the words marked that the other one lacks, opened at the first difference. */
function Differing({ text, from }: { text: string; from: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  const changes = useMemo(() => changesBetween(from, text), [from, text])
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-different]')
    if (box.current && first) box.current.scrollTop = first.offsetTop - box.current.offsetTop - spaceAbove
  }, [changes])
  return (
    <p className={styles.letter} tabIndex={0} ref={box}>
      {changes.map(({ kind, text: words }, at) => {
        if (kind === 'added')
          return (
            <mark key={at} data-different>
              {words}
            </mark>
          )
        // Of words that only the other text has, the place.
        return kind === 'same' ? words : <span key={at} data-different />
      })}
    </p>
  )
}

/** Pixels above the first difference, for the line before it. */
const spaceAbove = 40
