import { useEffect, useRef, useState } from 'react'
import styles from '../../ui/text/typed.module.css'
import { typing } from '../../ui/inputs/typing.ts'

const interests = ['marine ecology', 'robotics', 'protein design', 'labor economics', 'machine learning'] as const

const repetitions = 2
/** The interval at which a paused animation checks whether it can continue. */
const pausePollMs = 200

/**
 * Types examples of interests on the empty upload card, hidden from screen readers. It ends after two repetitions,
 * pauses while the pointer or the focus is in the card around it (`data-card`), and does not move under reduced motion.
 */
export function TypedInterests() {
  const line = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState<string>(interests[0])

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = typing(interests, repetitions)
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      if (line.current?.closest('[data-card]')?.matches(':hover, :focus-within')) {
        timer = setTimeout(step, pausePollMs)
        return
      }
      const next = frames.next()
      if (next.done) return
      setText(next.value.text)
      timer = setTimeout(step, next.value.ms)
    }
    step()
    return () => clearTimeout(timer)
  }, [])

  return (
    <p ref={line} className={styles.line} aria-hidden="true">
      <span className="quiet">You study</span> <span className={styles.typed}>{text}</span>
    </p>
  )
}
