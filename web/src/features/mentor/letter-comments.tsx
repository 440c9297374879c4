import type { MentorComment } from '@labreach/contract/mentoring'
import { Button } from '@mantine/core'
import styles from './mentor-letter.module.css'

type Props = {
  comments: readonly MentorComment[]
  paragraph: { number: number; quote: string }
  /** The comments of this visit, which can be deleted. */
  ownIds: readonly number[]
  /** The comment that is being deleted. */
  removing: number | null
  onRemove: (id: number, item: HTMLLIElement) => void
}

/** The comments on one paragraph. */
export function LetterComments({ comments, paragraph, ownIds, removing, onRemove }: Props) {
  if (comments.length === 0) return null
  return (
    <ul className={styles.comments} aria-label={`Comments on paragraph ${paragraph.number}`}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.comment} tabIndex={-1}>
          <p className="small">
            <strong>{comment.by}</strong>
          </p>
          {comment.quote !== paragraph.quote && <p className={styles.quote}>{comment.quote}</p>}
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
              loading={removing === comment.id}
              aria-label={`Delete: ${comment.text}`}
              onClick={(event) => onRemove(comment.id, event.currentTarget.closest('li')!)}
            >
              Delete
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
