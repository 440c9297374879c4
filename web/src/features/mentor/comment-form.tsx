import { addMentorComment } from '@labreach/contract/mentoring'
import { limits } from '@labreach/contract/plans'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isRefusal, sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './mentor-letter.module.css'
import type { Passage } from './paragraphs.ts'

/** What a mentor has typed, which belongs to no passage until it is saved. */
export type Words = { text: string; suggestion: string; name: string }

type Props = {
  /** The passage as it was chosen, and as it is in the letter now; null once it has changed. */
  chosen: Passage
  passage: Passage | null
  words: Words
  onWrite: (words: Words) => void
  isSaving: boolean
  error: Error | null
  onSave: (passage: Passage) => void
  onCancel: () => void
}

/** A comment on one passage, with other words for it if the mentor wants. */
export function CommentForm({ chosen, passage, words, onWrite, isSaving, error, onSave, onCancel }: Props) {
  const { text, suggestion, name } = words
  // The pressed button opened this form, or chose another passage for it.
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [chosen])
  const [isChecked, setChecked] = useState(false)
  const missing = {
    text: isChecked && text.trim() === '' && 'Please write a comment.',
    name: isChecked && name.trim() === '' && 'Please type your name.',
  }
  // Said below in other words, as long as the passage is not found.
  const isChanged = !passage && isRefusal(error, addMentorComment, 'letter_changed')
  const save = () => {
    setChecked(true)
    if (passage && text.trim() !== '' && name.trim() !== '') onSave(passage)
  }
  return (
    <form
      className={styles.form}
      aria-label="Comment on the passage"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={styles.quote}>{chosen.quote}</p>
      <Textarea
        label="Your comment"
        rows={3}
        maxLength={limits.mentorCommentMax}
        ref={field}
        value={text}
        readOnly={isSaving}
        error={missing.text}
        onChange={(event) => onWrite({ ...words, text: event.currentTarget.value })}
      />
      <Textarea
        label="Other words for this passage"
        description="If you have some. Only the student can put them into the letter."
        rows={2}
        maxLength={limits.mentorSuggestionMax}
        value={suggestion}
        readOnly={isSaving}
        onChange={(event) => onWrite({ ...words, suggestion: event.currentTarget.value })}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={limits.mentorNameMax}
        value={name}
        readOnly={isSaving}
        error={missing.name}
        onChange={(event) => onWrite({ ...words, name: event.currentTarget.value })}
      />
      {error && !isChanged && (
        <Note tone="red">{sentenceOr(error, 'Your comment could not be saved. Please try again.')}</Note>
      )}
      <div role="status">
        {!passage && (
          <p className="small">
            This passage has changed. Choose <em>Comment</em> below the paragraph as it is now: what you have typed
            stays.
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={isSaving} disabled={!passage}>
          Save the comment
        </Button>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
