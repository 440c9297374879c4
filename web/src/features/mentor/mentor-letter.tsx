import { sentenceOr } from '../../api/error.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './mentor-letter.module.css'
import { OpenLetter } from './open-letter.tsx'
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
        <Note tone="red">{sentenceOr(found.error, 'This link is not complete. Please open the whole link.')}</Note>
      </>
    )
  return <OpenLetter letter={found.data} add={add} remove={remove} ownIds={ownIds} />
}
