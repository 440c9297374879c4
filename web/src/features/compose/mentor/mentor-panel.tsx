import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'
import type { Letter } from '../letter/use-letter.ts'
import { MentorComment } from './mentor-comment.tsx'
import { MentorLinks } from './mentor-links.tsx'
import styles from './mentor.module.css'
import { replacePassage } from './replace-passage.ts'
import { useAsk } from './use-ask.ts'
import type { Mentors } from './use-mentors.ts'

export type MentorPanelProps = {
  /** The professor of the letter. */
  professorId: number
  letter: Letter
  mentors: Mentors
  disabled: boolean
  onSelect: (place: Range) => void
  onReplaced: () => void
}

/** Links by which a mentor comments on the letter, and the comments, each to be used or dismissed. */
export function MentorPanel({ professorId, letter, mentors, disabled, onSelect, onReplaced }: MentorPanelProps) {
  const { links, comments, made, make, revoke, judge } = mentors
  const { text, draft } = letter
  const failure = make.error ?? revoke.error ?? judge.error ?? mentors.error
  const shown = comments.filter(({ state }) => state !== 'dismissed')
  const dismissed = comments.filter(({ state }) => state === 'dismissed')
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (made) address.current?.select()
  }, [made])
  const replace = (words: string, by: string, position: number) => {
    const reason = letter.field ? replacePassage(letter.field, words, by, position) : 'missing'
    if (!reason) onReplaced()
    return reason
  }
  const asking = useAsk(letter, mentors)
  const panel = useRef<HTMLElement>(null)
  const share = async (url: string) => {
    try {
      await navigator.share({ title: 'My letter', text: 'Would you read my letter and comment on it?', url })
    } catch (error) {
      // The student has closed the sheet of the system.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return (
    // Takes the focus of the last comment that goes.
    <section className={styles.panel} aria-label="Mentor" tabIndex={-1} ref={panel}>
      {shown.length > 0 && (
        <ol className={styles.comments}>
          {shown.map((comment) => (
            <MentorComment
              key={comment.id}
              comment={comment}
              body={text.body}
              disabled={disabled || draft.isLoading}
              onSelect={onSelect}
              onReplace={replace}
              onJudge={(state) => judge.mutate({ id: comment.id, state })}
              onFocusLost={(next) => (next ?? panel.current)?.focus()}
            />
          ))}
        </ol>
      )}
      {dismissed.length > 0 && (
        <button
          type="button"
          className="text-button"
          onClick={() => dismissed.forEach(({ id }) => judge.mutate({ id, state: 'open' }))}
        >
          Bring back {dismissed.length} dismissed
        </button>
      )}
      <p className="small">
        Let someone you trust read this letter through a link, for 14 days, without an account. They see the letter,
        your first name and the professor’s name and school, and can comment. Email addresses in it are hidden, and the
        link shows nothing else of yours.
      </p>
      {made && (
        <div className={styles.link}>
          <TextInput
            ref={address}
            readOnly
            label="Link for your mentor"
            description="It is shown only once. Whoever has it can read this letter."
            value={made.url}
          />
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconCopy size={20} aria-hidden="true" />}
              onClick={() => void copyText(made.url, { done: 'The link was copied.', failed: copyFailed })}
            >
              Copy the Link
            </Button>
            {'share' in navigator && (
              <Button
                variant="default"
                leftSection={<IconShare size={20} aria-hidden="true" />}
                onClick={() => void share(made.url)}
              >
                Share
              </Button>
            )}
          </div>
        </div>
      )}
      <MentorLinks
        links={links}
        professorId={professorId}
        disabled={revoke.isPending}
        onRevoke={(id) => {
          make.reset()
          revoke.mutate(id)
        }}
      />
      {failure && <Note tone="red">{sentenceOr(failure, 'This did not work. Please try again.')}</Note>}
      {asking.isUnsaved && (
        <Note tone="red">Your draft is not saved, so a link would open an older one. Save it first.</Note>
      )}
      <Button
        variant="default"
        loading={asking.isPending}
        disabled={disabled || draft.isLoading || text.body.trim() === ''}
        onClick={() => void asking.ask()}
      >
        Ask a mentor
      </Button>
    </section>
  )
}

const copyFailed = 'The link could not be copied. Please select it and copy it yourself.'
