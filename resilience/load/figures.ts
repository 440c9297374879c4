/** What became of one call; times in ms since the run began, `due` when it was to arrive. */
export type Seen = { call: string; due: number; ms: number; outcome: 'answered' | 'turned away' | 'wrong' }

/** The value below which this share lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Times of the calls that were answered, of one name or of all. */
export function times(seen: readonly Seen[], call?: string): number[] {
  return seen.filter((one) => one.outcome === 'answered' && (!call || one.call === call)).map(({ ms }) => ms)
}

export const p99 = (seen: readonly Seen[], call?: string) => quantile(times(seen, call), 0.99)

export const counted = (seen: readonly Seen[], outcome: Seen['outcome']) =>
  seen.filter((one) => one.outcome === outcome).length

/** `p50/p99` of one call, or of all, in ms. */
export function shown(seen: readonly Seen[], call?: string): string {
  const values = times(seen, call)
  const brief = (ms: number) => (Number.isNaN(ms) ? '-' : ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0))
  return `${brief(quantile(values, 0.5))}/${brief(quantile(values, 0.99))}`
}

/** A line for each call: how many a second were answered, how fast, how many were turned away or went wrong. */
export function printCalls(seen: readonly Seen[], seconds: number): void {
  const line = (name: string, of: readonly Seen[]) => {
    const [answered, away, wrong] = (['answered', 'turned away', 'wrong'] as const).map((one) => counted(of, one))
    const rate = (answered! / seconds).toFixed(1)
    console.log(
      `  ${name.padEnd(14)} ${rate.padStart(8)}/s ${shown(of).padStart(14)} ms ${String(away).padStart(8)} ${String(wrong).padStart(7)}`,
    )
  }
  console.log(
    `  ${'call'.padEnd(14)} ${'answered'.padStart(10)} ${'p50/p99'.padStart(17)} ${'503'.padStart(8)}   wrong`,
  )
  for (const name of new Set(seen.map(({ call }) => call)))
    line(
      name,
      seen.filter(({ call }) => call === name),
    )
  line('all', seen)
}
