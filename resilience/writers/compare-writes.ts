/** An acknowledged number. `timeline`: PostgreSQL counts it up at each promotion. Times by performance.now(). */
export type Ack = { writer: string; n: number; timeline: string; sentAt: number; ackedAt: number }
export type Row = { writer: string; n: number; timeline: string }

/**
 * Finds acknowledged numbers that the database lacks, and numbers that an old primary acknowledged beside a new one:
 * they were sent on a timeline after a later timeline had acknowledged its first number. (A number that was sent
 * before, and that the new primary has, may be acknowledged late.) Also two nodes that wrote on one timeline.
 */
export function compareWrites(acks: readonly Ack[], rows: readonly Row[]): string[] {
  const timelines = new Map(rows.map(({ writer, n, timeline }) => [`${writer} ${n}`, timeline]))
  const firstAcks = new Map<string, number>()
  const writersOfTimeline = new Map<string, Set<string>>()
  for (const { writer, timeline, ackedAt } of acks) {
    firstAcks.set(timeline, Math.min(ackedAt, firstAcks.get(timeline) ?? Infinity))
    const writers = writersOfTimeline.get(timeline) ?? new Set()
    writersOfTimeline.set(timeline, writer === 'haproxy' ? writers : writers.add(writer))
  }
  const problems: string[] = []
  for (const { writer, n, timeline, sentAt } of acks) {
    const name = `the number ${n} written through ${writer} on timeline ${Number.parseInt(timeline, 16)}`
    const found = timelines.get(`${writer} ${n}`)
    if (found !== timeline) problems.push(`lost: ${name}`)
    // Timelines are hexadecimal numbers of the same length.
    const isLate = [...firstAcks].some(([later, firstAck]) => later > timeline && sentAt > firstAck)
    if (isLate) problems.push(`two primaries: ${name} was acknowledged after a later timeline had begun`)
  }
  for (const [timeline, writers] of writersOfTimeline)
    if (writers.size > 1)
      problems.push(`two primaries: ${[...writers].join(' and ')} on timeline ${Number.parseInt(timeline, 16)}`)
  return problems
}
