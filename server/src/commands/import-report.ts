import { normalizeText } from '../catalogue/import/texts.ts'
import type { ImportReport, Progress } from '../catalogue/import/store.ts'

const BAR_LENGTH = 30
const LINE_EVERY_MS = 5_000

/** Shows an import's progress: a progress bar on a terminal, otherwise a line every five seconds. */
export function showProgress(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  return stream.isTTY ? showBar(stream, label) : showLines(stream, label)
}

function showBar(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  return ({ read, total, phase }) => {
    if (phase === 'done') return void stream.write('\r\u001B[K')
    const filled = total ? Math.min(BAR_LENGTH, Math.round((read / total) * BAR_LENGTH)) : 0
    const states = { names: 'reading the names', storing: 'comparing and writing', reading: formatRead(read, total) }
    stream.write(`\r\u001B[K${label} [${'█'.repeat(filled)}${'·'.repeat(BAR_LENGTH - filled)}] ${states[phase]}`)
  }
}

function showLines(stream: NodeJS.WriteStream, label: string): (progress: Progress) => void {
  let last = performance.now()
  return ({ read, total, phase }) => {
    if (phase === 'done' || performance.now() - last < LINE_EVERY_MS) return
    last = performance.now()
    stream.write(`${label}: ${formatRead(read, total)} read\n`)
  }
}

/**
 * The lines of an import's report: totals, then the reasons of skipped rows and the flaws, with a few examples each. These
 * are in one line without control characters, since a file may contain commands for the terminal.
 */
export function formatReport({
  read,
  added,
  changed,
  unchanged,
  skipped,
  flaws,
  examples,
  seconds,
}: ImportReport): string[] {
  const listReasons = (word: string, counts: Record<string, number>): string[] =>
    Object.entries(counts)
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([reason, times]) => [
        `${word} ${formatCount(times)}: ${reason}`,
        ...(examples[reason] ?? []).slice(0, 3).map((example) => `  ${normalizeText(example)}`),
      ])
  return [
    `${formatCount(read)} rows read in ${seconds.toFixed(1)} s: ` +
      `${formatCount(added)} professors added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged.`,
    ...listReasons('Skipped', skipped),
    ...listReasons('Flaws', flaws),
  ]
}

const formatRead = (read: number, total: number | undefined): string =>
  `${formatCount(read)}${total ? ` of ${formatCount(total)}` : ''}`

function formatCount(number: number): string {
  return number.toLocaleString('en-US')
}
