const steps = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

export type TimeLeft = Record<(typeof steps)[number][0], number>

/** Splits milliseconds into days, hours, minutes and seconds, rounded up to whole seconds; all zero if negative. */
export function timeLeft(ms: number): TimeLeft {
  let rest = Math.max(0, Math.ceil(ms / 1_000))
  const parts = steps.map(([name, seconds]) => {
    const whole = Math.floor(rest / seconds)
    rest -= whole * seconds
    return [name, whole] as const
  })
  return Object.fromEntries(parts) as TimeLeft
}
