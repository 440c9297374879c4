import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './drift.module.css'

const pixelsPerSecond = 40
const slideStep = 356

/** A row of slides that drifts by itself, 40 px a second; pausable, still while touched and under reduced motion. */
export function Drift({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const [running, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const held = useRef(false)

  useEffect(() => {
    if (!running) return
    let last = performance.now()
    let forward = true
    let carried = 0
    let frame = requestAnimationFrame(function step(now) {
      const element = row.current
      carried += ((now - last) / 1000) * pixelsPerSecond
      last = now
      if (held.current) carried = 0
      if (element && carried >= 1) {
        const end = element.scrollWidth - element.clientWidth
        if (element.scrollLeft >= end - 1) forward = false
        if (element.scrollLeft <= 0) forward = true
        element.scrollLeft += forward ? carried : -carried
        carried = 0
      }
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [running])

  const hold = (value: boolean) => () => (held.current = value)
  const move = (by: number) => {
    setRunning(false)
    row.current?.scrollBy({ left: by, behavior: 'smooth' })
  }

  return (
    <div
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      role="group"
      aria-label={label}
    >
      {/* Scrolls by itself, so the keyboard must be able to reach it. */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-label={label}>
        {children}
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
