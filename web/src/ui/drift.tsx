import { carousel } from '@labreach/contract/plans'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState, type Key, type ReactNode } from 'react'
import styles from './drift.module.css'
import { useDrift } from './use-drift.ts'

const gapPx = 16
const slideStep = carousel.slidePx + gapPx

type Props<Slide> = { label: string; slides: readonly Slide[]; children: (slide: Slide) => ReactNode }

/**
 * A row of slides that drifts by itself, back and forth, while one after the other stands in the light. It can be paused,
 * waits while the pointer or the focus is in it, and stands still under reduced motion.
 */
export function Drift<Slide extends { id: Key }>({ label, slides, children }: Props<Slide>) {
  const row = useRef<HTMLUListElement>(null)
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const lit = useDrift(row, running)
  const move = (by: number) => {
    setRunning(false)
    row.current?.scrollBy({ left: by, behavior: 'smooth' })
  }

  return (
    <div role="group" aria-label={label}>
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={label}>
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide} data-lit={index === lit || undefined}>
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
