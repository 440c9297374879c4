import { carousel } from '@labreach/contract/plans'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState, type Key, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { useRotation } from './use-rotation.ts'

const gapPx = 16
const slideStep = carousel.slidePx + gapPx

type Props<Slide> = { label: string; slides: readonly Slide[]; children: (slide: Slide) => ReactNode }

/**
 * A row of slides that scrolls slowly back and forth and highlights one slide after the other. It has a pause button,
 * stops while the pointer or the focus is in it, and does not move under reduced motion.
 */
export function Carousel<Slide extends { id: Key }>({ label, slides, children }: Props<Slide>) {
  const row = useRef<HTMLUListElement>(null)
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const highlighted = useRotation(row, running)
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
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Back" onClick={() => move(-slideStep)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={running ? 'Pause' : 'Play'}
          onClick={() => setRunning(!running)}
        >
          {running ? <IconPlayerPause size={18} /> : <IconPlayerPlay size={18} />}
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Forward" onClick={() => move(slideStep)}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </div>
    </div>
  )
}
