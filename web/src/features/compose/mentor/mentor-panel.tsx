import { Button, TextInput } from '@mantine/core'
import { IconCopy, IconShare } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sentenceOr } from '../../../api/error.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { Note } from '../../../ui/feedback/state.tsx'
import type { Range } from '../../../ui/inputs/split-at-ranges.ts'
import { date } from '../../../ui/text/text.ts'
import type { Letter } from '../letter/use-letter.ts'
import { MentorComment } from './mentor-comment.tsx'
import styles from './mentor.module.css'
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

/** Links by which a mentor comments on the letter, and the comments, each to be taken over or dismissed. */
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
  const replace = (words: string, by: string) => {
    const reason = text.replacePassage(words, by)
    if (!reason) onReplaced()
    return reason
  }
  /** The mentor reads the saved draft, so it is saved first. */
  const ask = async () => {
    revoke.reset()
    const { subject, body } = text
    if (draft.isSaved || (await draft.saveQuietly({ subject, body }))) make.mutate()
  }
  const share = async (url: string) => {
    try {
      await navigator.share({ title: 'My letter', text: 'Would you read my letter and comment on it?', url })
    } catch (error) {
      // The student has closed the sheet of the system.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return (
    <section className={styles.panel} aria-label="Mentor">
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
        Have somebody you trust read this letter: by a link, for 14 days, without an account. They see the letter, your
        first name and the professor’s name and school, and comment beside the text. Email addresses in it are covered,
        and nothing else of yours can be read by the link.
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
              leftSection={<IconCopy size={18} aria-hidden="true" />}
              onClick={() => void copyText(made.url, { done: 'The link was copied.', failed: copyFailed })}
            >
              Copy the Link
            </Button>
            {'share' in navigator && (
              <Button
                variant="default"
                leftSection={<IconShare size={18} aria-hidden="true" />}
                onClick={() => void share(made.url)}
              >
                Share
              </Button>
            )}
          </div>
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Open links">
          {links.map((link) => {
            const name =
              link.professor_id === professorId
                ? 'This letter'
                : `Letter to ${link.professor_name ?? 'another professor'}`
            return (
              <li key={link.id}>
                <span className="small">
                  {name}
                  <span className="quiet"> · until {date(link.ends_at)}</span>
                </span>
                <button
                  type="button"
                  className="text-button"
                  aria-label={`Revoke: ${name}, made on ${date(link.made_at)}`}
                  disabled={revoke.isPending}
                  onClick={() => {
                    make.reset()
                    revoke.mutate(link.id)
                  }}
                >
                  Revoke
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {failure && <Note tone="red">{sentenceOr(failure, 'This did not work. Please try again.')}</Note>}
      <Button
        variant="default"
        loading={make.isPending}
        disabled={disabled || draft.isLoading || text.body.trim() === ''}
        onClick={() => void ask()}
      >
        Ask a mentor
      </Button>
    </section>
  )
}

const copyFailed = 'The link could not be copied. Please select it and copy it yourself.'
