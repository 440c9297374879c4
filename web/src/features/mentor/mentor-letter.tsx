import type { MentorLetter as Letter } from '@labreach/contract/mentoring'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/state.tsx'
import { date } from '../../ui/text/text.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './mentor-letter.module.css'
import { cutPassage, splitParagraphs, type Passage } from './paragraphs.ts'
import { useMentorLetter } from './use-mentor-letter.ts'

/** The letter of a mentor's link. A passage is selected, or a paragraph chosen, and commented on. */
export function MentorLetter({ token }: { token: string }) {
  const { found, add, remove, ownIds } = useMentorLetter(token)
  if (token !== '' && found.isPending)
    return (
      <p role="status" className={styles.loading}>
        Loading...
      </p>
    )
  if (!found.data)
    return (
      <>
        <h1>No letter here</h1>
        <Note tone="red">
          {sentenceOr(found.error, 'This link is not complete. Please open it again, in one piece.')}
        </Note>
      </>
    )
  return <OpenLetter letter={found.data} add={add} remove={remove} ownIds={ownIds} />
}

type Props = Pick<ReturnType<typeof useMentorLetter>, 'add' | 'remove' | 'ownIds'> & { letter: Letter }

function OpenLetter({ letter, add, remove, ownIds }: Props) {
  const student = letter.student_first_name || 'A student'
  const paragraphs = splitParagraphs(letter.body)
  const text = useRef<HTMLDivElement>(null)
  const selected = useSelected(text, letter.body)
  /** The commented passage, and the paragraph below which its form stands. */
  const [passage, setPassage] = useState<Passage | null>(null)
  const [name, setName] = useState('')
  const opener = useRef<HTMLElement | null>(null)
  const open = (next: Passage) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    add.reset()
    setPassage(next)
  }
  const close = () => {
    setPassage(null)
    opener.current?.focus()
  }
  const isIn = (position: number, at: number) =>
    position >= paragraphs[at]!.start && position < (paragraphs[at + 1]?.start ?? Infinity)
  return (
    <>
      <header className={styles.head}>
        <p className="quiet">{student} asks for your eye on a letter to</p>
        <h1>{letter.professor_name}</h1>
        <p className="quiet">{letter.school_name}</p>
        {letter.subject && <p className={styles.subject}>“{letter.subject}”</p>}
      </header>
      <p className="small">
        Choose <em>Comment</em> beside a paragraph, or select a passage first. {student} sees each comment at once and
        decides; nothing changes the letter by itself. The link ends on {date(letter.ends_at)}, or when the letter is
        sent.
      </p>
      <div className={styles.letter} ref={text}>
        {paragraphs.map((paragraph, at) => {
          const comments = letter.comments.filter(({ position }) => isIn(position, at))
          const chosen = selected && isIn(selected.position, at) ? selected : null
          const whole = cutPassage(letter.body, paragraph.start, paragraph.start + paragraph.text.length)!
          return (
            <section key={paragraph.start} className={styles.paragraph} aria-label={`Paragraph ${at + 1}`}>
              <p className={styles.text} data-start={paragraph.start}>
                {paragraph.text}
              </p>
              <button
                type="button"
                className={styles.open}
                aria-label={`${chosen ? 'Comment on the selection' : 'Comment'}: ${(chosen ?? whole).quote}`}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(chosen ?? whole)}
              >
                {chosen ? 'Comment on the selection' : 'Comment'}
              </button>
              {passage && isIn(passage.position, at) && (
                <CommentForm
                  key={`${passage.position} ${passage.quote}`}
                  passage={passage}
                  name={name}
                  onName={setName}
                  isSaving={add.isPending}
                  error={add.error}
                  onSave={(comment) => add.mutate(comment, { onSuccess: close })}
                  onCancel={close}
                />
              )}
              {comments.length > 0 && (
                <ul className={styles.comments} aria-label={`Comments on paragraph ${at + 1}`}>
                  {comments.map((comment) => (
                    <li key={comment.id} className={styles.comment}>
                      <p className="small">
                        <strong>{comment.by}</strong>
                      </p>
                      {comment.quote !== whole.quote && <p className={styles.quote}>{comment.quote}</p>}
                      <p className={styles.words}>{comment.text}</p>
                      {comment.suggestion && (
                        <p className={styles.words}>
                          <span className="quiet">Suggested: </span>
                          {comment.suggestion}
                        </p>
                      )}
                      {ownIds.includes(comment.id) && (
                        <Button
                          variant="subtle"
                          size="compact-md"
                          className={styles.remove ?? ''}
                          loading={remove.isPending && remove.variables === comment.id}
                          aria-label={`Delete: ${comment.text}`}
                          onClick={() => remove.mutate(comment.id)}
                        >
                          Delete
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
      <div role="status">
        {add.isSuccess && !passage && <p className="small">Saved. {student} sees your comment now.</p>}
        {remove.isError && <p className="small">{sentenceOr(remove.error, 'This did not work. Please try again.')}</p>}
      </div>
    </>
  )
}

/** The passage that is selected in the letter; null without one. */
function useSelected(root: RefObject<HTMLElement | null>, letter: string): Passage | null {
  const [selected, setSelected] = useState<Passage | null>(null)
  useEffect(() => {
    const read = () => {
      const range = getSelection()?.rangeCount ? getSelection()!.getRangeAt(0) : null
      const start = range && toPosition(root.current, range.startContainer, range.startOffset)
      const end = range && toPosition(root.current, range.endContainer, range.endOffset)
      setSelected(start !== null && end !== null && end > start ? cutPassage(letter, start, end) : null)
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [root, letter])
  return selected
}

/** The position in the letter of a place in one of its paragraphs; null elsewhere. */
function toPosition(root: HTMLElement | null, node: Node, offset: number): number | null {
  const element = node instanceof Element ? node : node.parentElement
  const paragraph = element?.closest<HTMLElement>('[data-start]')
  if (!paragraph || !root?.contains(paragraph)) return null
  const isText = node.nodeType === Node.TEXT_NODE
  return Number(paragraph.dataset['start']) + (isText ? offset : offset > 0 ? paragraph.textContent.length : 0)
}
