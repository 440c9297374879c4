import { useEffect, useRef, useState } from 'react'
import styles from '../../ui/text/typed.module.css'
import { typing } from '../../ui/inputs/typing.ts'
import { onAttention } from '../../ui/on-attention.ts'

const interests = ['marine ecology', 'robotics', 'protein design', 'labor economics', 'machine learning'] as const

const repetitions = 2

/**
 * Types examples of interests on the empty upload card, hidden from screen readers. It ends after two repetitions,
 * or as soon as the visitor hovers, touches or focuses the card around it (`data-card`) or scrolls. Nothing moves under
 * reduced motion.
 */
export function TypedInterests() {
  const line = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState<string>(interests[0])

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const frames = typing(interests, repetitions)
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const next = frames.next()
      if (next.done) return
      setText(next.value.text)
      timer = setTimeout(step, next.value.ms)
    }
    step()
    const stop = () => clearTimeout(timer)
    const card = line.current?.closest<HTMLElement>('[data-card]')
    const stopListening = card ? onAttention(card, stop) : undefined
    return () => {
      stop()
      stopListening?.()
    }
  }, [])

  return (
    <p ref={line} className={styles.line} aria-hidden="true">
      <span className="quiet">You study</span> <span className={styles.typed}>{text}</span>
    </p>
  )
}
