import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { answers, sayAnswer, type Answer } from './answers.ts'
import styles from './answers.module.css'

type Props = {
  answer: Answer
  until: string | null
  student: string
  /** Whether it was tapped just now. */
  isNew: boolean
  onChange: () => void
}

/** The answer that the student sees, with the way to change it. */
export function AnswerGiven({ answer, until, student, isNew, onChange }: Props) {
  const [now] = useState(() => new Date())
  // The tapped button is gone; the reading goes on here.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section className={styles.given} aria-labelledby="your-answer">
      <h2 id="your-answer" ref={heading} tabIndex={-1}>
        <IconCheck size={20} aria-hidden="true" />
        <span className="visually-hidden">Your answer: </span>
        {sayAnswer(answer, until)}
      </h2>
      <p>The student sees this. You need do nothing more.</p>
      <p className="quiet">{answers.find((one) => one.answer === answer)!.meaning(student, until, now)}</p>
      <button type="button" className="text-button" onClick={onChange}>
        Change
      </button>
    </section>
  )
}
