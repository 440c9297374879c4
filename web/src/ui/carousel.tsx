import { carousel } from '@labreach/contract/plans'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef, useState, type Key, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { onAttention } from './on-attention.ts'
import { useAutoScroll } from './use-auto-scroll.ts'

const gapPx = 16
const slideStep = carousel.slidePx + gapPx

type Props<Slide> = { label: string; slides: readonly Slide[]; children: (slide: Slide) => ReactNode }

/**
 * A row of slides that scrolls slowly back and forth and highlights one slide after the other. It stands still once the
 * visitor hovers, touches or focuses it or scrolls, until Play is pressed, and under reduced motion.
 */
export function Carousel<Slide extends { id: Key }>({ label, slides, children }: Props<Slide>) {
  const row = useRef<HTMLUListElement>(null)
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const highlighted = useAutoScroll(row, running)
  useEffect(() => {
    if (running && row.current) return onAttention(row.current, () => setRunning(false))
  }, [running])
  const move = (by: number) => {
    setRunning(false)
    row.current?.scrollBy({ left: by, behavior: 'smooth' })
  }

  return (
    <div role="group" aria-label={label}>
      {/* In the tab order, so that the row can be scrolled by keyboard. */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide} data-current={index === highlighted || undefined}>
            {children(slide)}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Back" onClick={() => move(-slideStep)}>
          <IconChevronLeft size={20} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={running ? 'Pause' : 'Play'}
          onClick={() => setRunning(!running)}
        >
          {running ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="Forward" onClick={() => move(slideStep)}>
          <IconChevronRight size={20} />
        </ActionIcon>
      </div>
    </div>
  )
}
