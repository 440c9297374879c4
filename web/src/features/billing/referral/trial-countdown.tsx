import { useEffect, useEffectEvent, useState } from 'react'
import { time } from '../../../ui/text/text.ts'
import { timeLeft } from '../../../ui/text/time-left.ts'
import styles from './trial-countdown.module.css'

const second = 1_000

/** Counts down to the end of the trial and then calls `onEnded`. `ends` is an ISO time. */
export function TrialCountdown({ ends, onEnded }: { ends: string; onEnded: () => void }) {
  const end = Date.parse(ends)
  const [now, setNow] = useState(() => Date.now())
  const handleEnd = useEffectEvent(onEnded)
  const over = now >= end

  useEffect(() => {
    if (over) return handleEnd()
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [over])

  const left = timeLeft(end - now)
  const parts = [
    [left.days, 'days'],
    [left.hours, 'hours'],
    [left.minutes, 'min'],
    [left.seconds, 'sec'],
  ] as const
  return (
    <div className={styles.trial}>
      {/* Screen readers get the date, since the countdown changes every second. */}
      <p className={styles.label}>
        Free trial<span className="visually-hidden"> until {time(ends)}</span>
      </p>
      <time dateTime={ends} className={styles.parts} role="timer" aria-live="off" aria-label="Time left of the trial">
        {parts.map(([value, unit]) => (
          <span key={unit} className={styles.part}>
            <span className={styles.value}>{String(value).padStart(2, '0')}</span> {unit}
          </span>
        ))}
      </time>
    </div>
  )
}
