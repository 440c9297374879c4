import type { Professor } from '@labreach/contract/professors'
import { Button } from '@mantine/core'
import { Note } from '../../../ui/feedback/note.tsx'
import { ContactNote } from '../send/contact-note.tsx'
import type { NextContact } from '../send/next-contact.ts'
import styles from './letter-form.module.css'
import { OriginNote } from './origin-note.tsx'
import type { Letter } from './use-letter.ts'

type Props = { letter: Letter; professor: Professor; contact: NextContact; disabled: boolean }

/** The notes above the letter: when it can be sent, where its text comes from, and what could not be loaded. */
export function LetterNotes({ letter: { source, draft }, letter, professor, contact, disabled }: Props) {
  return (
    <div className={styles.notes}>
      <BackNote back={letter.send.back} />
      <ContactNote contact={contact} professor={professor} body={letter.text.body} />
      {draft.isNewerElsewhere ? (
        <Note tone="amber">
          <div className={styles.origin}>
            <span>Another tab or device has saved this draft. Yours is kept in this browser.</span>
            <Button disabled={disabled} onClick={draft.lookAtBoth}>
              Look at both
            </Button>
          </div>
        </Note>
      ) : (
        <OriginNote letter={letter} disabled={disabled} />
      )}
      {source.isElsewhere && (
        <Note tone="amber">
          You are writing this letter in another tab, too. This browser keeps the text that was changed last: save a
          draft before you close this one.
        </Note>
      )}
      {draft.loadFailure && (
        <Note tone="red">
          <span>Your saved draft could not be loaded. {draft.loadFailure}</span>
          <button type="button" className="text-button" onClick={draft.loadAgain}>
            Try Again
          </button>
        </Note>
      )}
      {source.templates.isError && !source.templates.isFetching && (
        <Note tone="red">
          <span>Failed to load email templates</span>
          <button type="button" className="text-button" onClick={() => void source.templates.refetch()}>
            Try Again
          </button>
        </Note>
      )}
    </div>
  )
}

/** After a held letter came back: why, and that nothing was used; or that it may have left. */
function BackNote({ back }: { back: Letter['send']['back'] }) {
  if (!back) return null
  if (!back.isSure)
    return (
      <Note tone="amber" title="Your letter may have been sent">
        <p>{back.reason}</p>
      </Note>
    )
  if (back.reason === null) return <Note tone="teal">Taken back. Nothing was sent; your limits are unchanged.</Note>
  return (
    <Note tone="amber" title="Your letter came back">
      <p>{back.reason} Nothing was sent; your limits are unchanged.</p>
    </Note>
  )
}
