import type { ImportReport, Progress } from '../catalogue/import/store.ts'

const BAR = 30
const LINE_EVERY_MS = 5_000

/** Shows an import's progress: a bar that redraws itself on a terminal, elsewhere a line every five seconds. */
export function showProgress(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  return stream.isTTY ? bar(stream, label) : lines(stream, label)
}

function bar(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  return ({ read, total, phase }) => {
    if (phase === 'done') return void stream.write('\r\u001B[K')
    const filled = total ? Math.min(BAR, Math.round((read / total) * BAR)) : 0
    const state = phase === 'storing' ? 'comparing and writing' : `${count(read)}${total ? ` of ${count(total)}` : ''}`
    stream.write(`\r\u001B[K${label} [${'█'.repeat(filled)}${'·'.repeat(BAR - filled)}] ${state}`)
  }
}

function lines(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  let last = performance.now()
  return ({ read, total, phase }) => {
    if (phase === 'done' || performance.now() - last < LINE_EVERY_MS) return
    last = performance.now()
    stream.write(`${label}: ${count(read)}${total ? ` of ${count(total)}` : ''} read\n`)
  }
}

/** What an import did, in sentences: totals first, then what was left out and why, with a few examples. */
export function reportLines({
  read,
  added,
  changed,
  unchanged,
  skipped,
  noted,
  examples,
  seconds,
}: ImportReport): string[] {
  const listed = (word: string, counts: Record<string, number>): string[] =>
    Object.entries(counts)
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([reason, times]) => [
        `${word} ${count(times)}: ${reason}`,
        ...(examples[reason] ?? []).slice(0, 3).map((example) => `  ${example}`),
      ])
  return [
    `${count(read)} rows read in ${seconds.toFixed(1)} s: ` +
      `${count(added)} professors added, ${count(changed)} changed, ${count(unchanged)} unchanged.`,
    ...listed('Skipped', skipped),
    ...listed('Noted', noted),
  ]
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
