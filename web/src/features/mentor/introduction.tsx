import type { MentorLetter } from '@labreach/contract/mentoring'
import type { RefObject } from 'react'
import { date } from '../../ui/text/text.ts'
import styles from './mentor-letter.module.css'

type Props = { letter: MentorLetter; heading: RefObject<HTMLHeadingElement | null> }

/** Whose letter this is, and what happens to a comment, for somebody who does not know Labreach. */
export function Introduction({ letter, heading }: Props) {
  const student = letter.student_first_name || 'A student'
  return (
    <>
      <header className={styles.head}>
        <p className="quiet">{student} asks you to read a letter to</p>
        {/* Takes the focus after the last comment was deleted. */}
        <h1 ref={heading} tabIndex={-1}>
          {letter.professor_name}
        </h1>
        <p className="quiet">{letter.school_name}</p>
        {letter.subject && <p className={styles.subject}>“{letter.subject}”</p>}
      </header>
      <p className="small">
        On Labreach, students write to professors about research. Choose <em>Comment</em> below a paragraph, or select a
        passage first: {letter.student_first_name || 'the student'} reads each comment and decides, and nothing changes
        the letter by itself.
      </p>
      <p className="small">
        Others with the same link see your comment and your name. Email addresses are covered with dots; please do not
        copy the dots into other words. The link ends on {date(letter.ends_at)}, or when the letter is sent.
      </p>
    </>
  )
}
