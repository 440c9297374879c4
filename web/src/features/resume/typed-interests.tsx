import { useEffect, useRef, useState } from 'react'
import styles from '../../ui/text/typed.module.css'
import { typing } from '../../ui/inputs/typing.ts'

const interests = ['marine ecology', 'robotics', 'protein design', 'labor economics', 'machine learning'] as const

const rounds = 2
/** How soon it goes on once nobody is at the card any more. */
const holdMs = 200

/**
 * Examples of what a resume may tell, typed on the idle card. For the eye alone. It rests after two rounds, holds while
 * the pointer or the focus is in the card around it (`data-card`), and stands still under reduced motion.
 */
export function TypedInterests() {
  const line = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState<string>(interests[0])

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = typing(interests, rounds)
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      if (line.current?.closest('[data-card]')?.matches(':hover, :focus-within')) {
        timer = setTimeout(step, holdMs)
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
