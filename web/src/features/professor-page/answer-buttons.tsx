import { IconArrowsSplit, IconCalendarOff, IconCalendarPlus, IconClipboardText, IconMessage } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { answers, sayAnswer, type Answer } from './answers.ts'
import styles from './answers.module.css'
import { MonthChoice } from './month-choice.tsx'
import { nextAutumn } from './months.ts'

const icons = {
  write_next_week: IconCalendarPlus,
  will_answer: IconMessage,
  no_places: IconCalendarOff,
  not_my_field: IconArrowsSplit,
  apply_formally: IconClipboardText,
} as const

type Props = {
  /** The answer that holds until another one is tapped. */
  given: Answer | null
  /** Whether the professor changes an answer: the reading goes on at its buttons. */
  isChanging: boolean
  pending: Answer | null
  onAnswer: (answer: Answer, until: string | null) => void
}

/** Five answers with one tap each. "No places" has the next autumn beside other months, which cost a second tap. */
export function AnswerButtons({ given, isChanging, pending, onAnswer }: Props) {
  const [autumn] = useState(() => nextAutumn(new Date()))
  const [isChoosing, setChoosing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const months = useId()
  useEffect(() => {
    if (isChanging) heading.current?.focus()
  }, [isChanging])
  return (
    <section className={styles.answers} aria-labelledby={`${months}-title`}>
      <h2 id={`${months}-title`} className={styles.title} ref={heading} tabIndex={-1}>
        Answer with one tap
      </h2>
      <ul className={styles.list}>
        {answers.map(({ answer, label }) => {
          const Icon = icons[answer]
          const isMonths = answer === 'no_places'
          return (
            <li key={answer} className={styles.row}>
              <button
                type="button"
                className={styles.answer}
                data-given={given === answer || undefined}
                aria-pressed={isChanging ? given === answer : undefined}
                disabled={pending !== null}
                aria-busy={pending === answer}
                onClick={() => onAnswer(answer, isMonths ? autumn : null)}
              >
                <Icon size={20} aria-hidden="true" />
                <span>{isMonths ? sayAnswer(answer, autumn) : label}</span>
              </button>
              {isMonths && (
                <button
                  type="button"
                  className={styles.other}
                  disabled={pending !== null}
                  aria-label="Other month for “No places until”"
                  aria-expanded={isChoosing}
                  aria-controls={months}
                  onClick={() => setChoosing(!isChoosing)}
                >
                  Other
                </button>
              )}
              {isMonths && isChoosing && (
                <MonthChoice
                  id={months}
                  label="No places until"
                  except={autumn}
                  none="I cannot say"
                  onChoose={(until) => onAnswer(answer, until)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className="quiet small">Only this student sees your answer.</p>
    </section>
  )
}
