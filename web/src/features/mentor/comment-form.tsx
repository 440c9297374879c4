import { limits } from '@labreach/contract/plans'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/state.tsx'
import styles from './mentor-letter.module.css'
import type { Passage } from './paragraphs.ts'
import type { NewComment } from './use-mentor-letter.ts'

type Props = {
  passage: Passage
  name: string
  onName: (name: string) => void
  isSaving: boolean
  error: Error | null
  onSave: (comment: NewComment) => void
  onCancel: () => void
}

/** A comment on one passage, with other words for it if the mentor wants. */
export function CommentForm({ passage, name, onName, isSaving, error, onSave, onCancel }: Props) {
  const [text, setText] = useState('')
  const [suggestion, setSuggestion] = useState('')
  // The pressed button opened this form.
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [isChecked, setChecked] = useState(false)
  const missing = {
    text: isChecked && text.trim() === '' && 'Please write a comment.',
    name: isChecked && name.trim() === '' && 'Please type your name.',
  }
  const save = () => {
    setChecked(true)
    if (text.trim() === '' || name.trim() === '') return
    onSave({ ...passage, text, suggestion: suggestion.trim() || null, by: name })
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
      <p className={styles.quote}>{passage.quote}</p>
      <Textarea
        label="Your comment"
        rows={3}
        maxLength={limits.mentorCommentMax}
        ref={field}
        value={text}
        error={missing.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Textarea
        label="Other words for this passage"
        description="If you have some. They stand in the letter only if the student takes them over."
        rows={2}
        maxLength={limits.mentorSuggestionMax}
        value={suggestion}
        onChange={(event) => setSuggestion(event.currentTarget.value)}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={limits.mentorNameMax}
        value={name}
        error={missing.name}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      {error && <Note tone="red">{sentenceOr(error, 'Your comment could not be saved. Please try again.')}</Note>}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSaving}>
          Save the comment
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
