import type { Outreach } from '@labreach/contract/outreach'
import { useState } from 'react'
import { count, date, plural } from '../../ui/text/text.ts'
import styles from './weeks-chart.module.css'
import { kinds, countByWeek, type Kind, type Week } from './weeks.ts'

const labels: Record<Kind, string> = {
  answered: 'Answered',
  sent: 'Sent',
  unconfirmed: 'Unconfirmed',
  failed: 'Not sent',
  held: 'Waiting to leave',
}
const BAR = 8
const STEP = 10

/**
 * A bar chart of the letters by week and state, from the second week with a letter: before, one bar would tell nothing.
 * The same numbers are available as a table.
 */
export function WeeksChart({ letters, now }: { letters: readonly Outreach[]; now: Date }) {
  const [opened, setOpened] = useState(false)
  const weeks = countByWeek(letters, now)
  if (weeks.filter(({ total }) => total > 0).length < 2) return null
  const maxTotal = Math.max(1, ...weeks.map(({ total }) => total))
  const total = weeks.reduce((sum, week) => sum + week.total, 0)
  const shownKinds = kinds.filter((kind) => weeks.some((week) => week.counts[kind] > 0))
  const day = (week: Week) => date(week.begins.toISOString())
  const summary = `${plural(total, 'letter')} in the last ${weeks.length} weeks, at most ${count(maxTotal)} in one week.`
  return (
    <figure className={`card ${styles.figure}`} aria-labelledby="letters-by-week">
      <figcaption className={styles.head}>
        <h2 id="letters-by-week">Letters by week</h2>
        <ul className={styles.legend}>
          {shownKinds.map((kind) => (
            <li key={kind}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" rx="3" className={styles[kind]} />
              </svg>
              {labels[kind]}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * STEP - (STEP - BAR)} ${maxTotal}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {weeks.map((week, at) => (
          <g key={week.begins.getTime()} className={styles.week}>
            <title>{`Week of ${day(week)}: ${plural(week.total, 'letter')}`}</title>
            <rect x={at * STEP} y={0} width={BAR} height={maxTotal} className={styles.barBackground} />
            {stackBars(week, maxTotal).map(({ kind, y, height }) => (
              <rect key={kind} x={at * STEP} y={y} width={BAR} height={height} className={styles[kind]} />
            ))}
          </g>
        ))}
      </svg>
      <p className={`small quiet figures ${styles.axis}`} aria-hidden="true">
        <span>{day(weeks[0]!)}</span>
        <span>Most in a week: {count(maxTotal)}</span>
        <span>This week</span>
      </p>
      <div className={styles.numbers}>
        <button
          type="button"
          className="text-button small"
          aria-expanded={opened}
          aria-controls="letters-in-numbers"
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Hide the numbers' : 'Show the numbers'}
        </button>
        <div
          id="letters-in-numbers"
          hidden={!opened}
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label="Letters by week, in numbers"
        >
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Week of</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {labels[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map((week) => (
                <tr key={week.begins.getTime()}>
                  <th scope="row">{day(week)}</th>
                  {kinds.map((kind) => (
                    <td key={kind}>{count(week.counts[kind])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </figure>
  )
}

/** Returns the parts of a bar, from the bottom to the top. */
function stackBars(week: Week, chartHeight: number): { kind: Kind; y: number; height: number }[] {
  let top = chartHeight
  return kinds
    .filter((kind) => week.counts[kind] > 0)
    .map((kind) => {
      const height = week.counts[kind]
      top -= height
      return { kind, y: top, height }
    })
}
