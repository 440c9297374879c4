/** Megabytes of server and readers together. V8 lets its heap grow while memory is free: 1,220 MB were measured. */
export const maxMemoryMb = 1_500
/** Milliseconds, p99 of the browse call at 70 % of saturation. */
export const maxBrowseMs = 50
/** Seconds after an overload. */
export const maxRecoverySeconds = 5
/** p99 of all calls with slow connections, divided by p99 without them. */
export const maxSlowdown = 1.2

/** The bounds of a load run. A short run has too few calls to check bounds on times. */
const bounds = {
  responses: { text: 'every response is a success, or 503 with Retry-After', needsLongRun: false },
  memory: { text: `server and readers use at most ${maxMemoryMb} MB`, needsLongRun: false },
  restarts: { text: 'the server process does not end', needsLongRun: false },
  steadyTimes: { text: `browse p99 at 70 % of saturation is at most ${maxBrowseMs} ms`, needsLongRun: true },
  steadyRejections: { text: 'no request is rejected at 70 % of saturation', needsLongRun: true },
  overload: { text: 'some requests succeed at twice saturation', needsLongRun: false },
  health: { text: '/healthz, /readyz and /api/wake respond at twice saturation', needsLongRun: false },
  recovery: { text: `browse is normal again ${maxRecoverySeconds} s after the overload`, needsLongRun: true },
  slowConnections: { text: `slow connections increase p99 at most ${maxSlowdown} times`, needsLongRun: true },
} as const

export type BoundName = keyof typeof bounds

export type Bounds = {
  /** Records one check of a bound. `violation`: a sentence if it is broken. Ignored if the run does not check this bound. */
  record(name: BoundName, violation: string | false | undefined): void
  isBroken(): boolean
  /** A line for each bound, and a summary. A bound that was never checked is reported as not checked. */
  report(): string[]
}

export function openBounds({ isShort }: { isShort: boolean }): Bounds {
  const checked = new Map<BoundName, string[]>()
  const violations = () => [...checked.values()].flat()
  return {
    record(name, violation) {
      if (isShort && bounds[name].needsLongRun) return
      const known = checked.get(name) ?? []
      checked.set(name, violation ? [...known, violation] : known)
    },
    isBroken: () => violations().length > 0,
    report() {
      const names = Object.keys(bounds) as BoundName[]
      const lines = names.flatMap((name) => {
        const found = checked.get(name)
        const status = !found ? 'not checked' : found.length > 0 ? 'BROKEN' : 'met'
        const counts = Object.entries(Object.groupBy(found ?? [], (one) => one)).slice(0, 20)
        const details = counts.map(([violation, all]) => `${' '.repeat(15)}${all!.length} × ${violation}`)
        return [`  ${status.padEnd(11)}  ${bounds[name].text}`, ...details]
      })
      const broken = [...checked.values()].filter((found) => found.length > 0).length
      const skipped = names.length - checked.size
      const summary = `${checked.size} of ${names.length} bounds checked, ${broken} broken, ${skipped} not checked.`
      return [...lines, isShort ? `${summary} A short run does not check bounds on times.` : summary]
    },
  }
}
