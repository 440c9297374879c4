import { Button } from '@mantine/core'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { time } from '../../ui/text/text.ts'
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
          <p className={styles.letter} tabIndex={0}>
            {mine.body}
          </p>
          <Button variant="default" loading={draft.isSaving} onClick={draft.keepMine}>
            Keep this text
          </Button>
        </section>
        <section className={styles.one} aria-label="The text saved elsewhere">
          <h3>The text saved elsewhere</h3>
          <p className="small quiet">Subject: {newer.subject ?? mine.subject}</p>
          <p className={styles.letter} tabIndex={0}>
            {newer.draft}
          </p>
          <Button variant="default" disabled={draft.isSaving} onClick={draft.takeNewer}>
            Use the other text
          </Button>
        </section>
      </div>
    </>
  )
}
