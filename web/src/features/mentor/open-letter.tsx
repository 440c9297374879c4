import type { MentorLetter } from '@labreach/contract/mentoring'
import { useRef, useState } from 'react'
import { sentenceOr } from '../../api/error.ts'
import { CommentForm, type Words } from './comment-form.tsx'
import { Introduction } from './introduction.tsx'
import { LetterComments } from './letter-comments.tsx'
import styles from './mentor-letter.module.css'
import { cutPassage, findPassage, paragraphAt, splitParagraphs, type Passage } from './paragraphs.ts'
import type { useMentorLetter } from './use-mentor-letter.ts'
import { useSelected } from './use-selected.ts'

type Props = Pick<ReturnType<typeof useMentorLetter>, 'add' | 'remove' | 'ownIds'> & { letter: MentorLetter }

const noWords = { text: '', suggestion: '' }

/** A letter with its comments, and the form for one more below a paragraph. */
export function OpenLetter({ letter, add, remove, ownIds }: Props) {
  const student = letter.student_first_name || 'The student'
  const paragraphs = splitParagraphs(letter.body)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const selected = useSelected(text, letter.body)
  /** The passage as it was chosen, and the paragraph below which the form stands, also after the letter has changed. */
  const [chosen, setChosen] = useState<{ passage: Passage; at: number } | null>(null)
  const passage = chosen && findPassage(letter.body, chosen.passage)
  // Kept here, so that they survive a changed letter and the choice of another passage.
  const [words, setWords] = useState<Words>({ ...noWords, name: '' })
  const opener = useRef<HTMLElement | null>(null)
  const open = (next: Passage, at: number) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    add.reset()
    setChosen({ passage: next, at })
  }
  const close = () => {
    setChosen(null)
    setWords((typed) => ({ ...typed, ...noWords }))
    opener.current?.focus()
  }
  const save = (at: Passage) => {
    const comment = { ...at, text: words.text, suggestion: words.suggestion.trim() || null, by: words.name }
    add.mutate(comment, { onSuccess: close })
  }
  return (
    <>
      <Introduction letter={letter} heading={heading} />
      <div className={styles.letter} ref={text}>
        {paragraphs.map((paragraph, at) => {
          const own = selected && paragraphAt(paragraphs, selected.position) === at ? selected : null
          const whole = cutPassage(letter.body, paragraph.start, paragraph.start + paragraph.text.length)!
          return (
            // By number: where a paragraph begins changes while the student writes, and the form must stay.
            <section key={at} className={styles.paragraph} aria-label={`Paragraph ${at + 1}`}>
              <p className={styles.text} data-start={paragraph.start}>
                {paragraph.text}
              </p>
              <button
                type="button"
                className={styles.open}
                // What is being saved is cleared afterwards, so nothing else may be begun meanwhile.
                disabled={add.isPending}
                aria-label={own ? 'Comment on the selection' : `Comment on paragraph ${at + 1}`}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(own ?? whole, at)}
              >
                {own ? 'Comment on the selection' : 'Comment'}
              </button>
              {chosen && Math.min(chosen.at, paragraphs.length - 1) === at && (
                <CommentForm
                  chosen={chosen.passage}
                  passage={passage}
                  words={words}
                  onWrite={setWords}
                  isSaving={add.isPending}
                  error={add.error}
                  onSave={save}
                  onCancel={close}
                />
              )}
              <LetterComments
                comments={letter.comments.filter(({ position }) => paragraphAt(paragraphs, position) === at)}
                paragraph={{ number: at + 1, quote: whole.quote }}
                ownIds={ownIds}
                removing={remove.isPending ? remove.variables : null}
                onRemove={(id, item) => {
                  const items = [...text.current!.querySelectorAll('li')]
                  const next = items[items.indexOf(item) + 1] ?? heading.current
                  remove.mutate(id, {
                    onSuccess() {
                      const focused = document.activeElement
                      // Unless the mentor is at another place by now.
                      if (focused === document.body || item.contains(focused)) next?.focus()
                    },
                  })
                }}
              />
            </section>
          )
        })}
      </div>
      <div role="status">
        {add.isSuccess && !chosen && <p className="small">Saved. {student} sees your comment now.</p>}
        {remove.isError && <p className="small">{sentenceOr(remove.error, 'This did not work. Please try again.')}</p>}
      </div>
    </>
  )
}
