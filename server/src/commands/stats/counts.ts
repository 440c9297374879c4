import { countCatalogue } from '../../catalogue/count-catalogue.ts'
import { systemClock } from '../../clock.ts'
import type { Db } from '../../db/connection.ts'
import { countLetters } from '../../outreach/history/count-letters.ts'
import { countUnlocks } from '../../professors/unlock/unlocks.ts'
import { countStudentsByPlan } from '../../students/count-students.ts'

/** A number with its parts: students with their plans, letters with their states. */
export type Count = { label: string; total: number; parts: readonly { name: string; count: number }[] }

export async function readCounts(db: Db): Promise<Count[]> {
  const [plans, unlocks, letters, catalogue] = await Promise.all([
    countStudentsByPlan(db, systemClock.now()),
    countUnlocks(db),
    countLetters(db),
    countCatalogue(db),
  ])
  const held = { name: 'waiting for your approval', count: catalogue.held }
  return [
    { label: 'Students', total: sumCounts(plans), parts: plans },
    { label: 'Unlocks', total: unlocks, parts: [] },
    { label: 'Letters', total: sumCounts(letters), parts: letters },
    { label: 'Professors', total: catalogue.professors, parts: [] },
    { label: 'Publications', total: catalogue.publications, parts: [] },
    { label: 'Opt-outs', total: catalogue.opt_outs, parts: catalogue.held > 0 ? [held] : [] },
  ]
}

/** A line for each count. With the counts of the start, each changed number is followed by its change: `41 [+3]`. */
export function formatCounts(counts: readonly Count[], start?: readonly Count[]): string[] {
  return counts.map(({ label, total, parts }) => {
    const before = start?.find((one) => one.label === label)
    const detail = parts.map(({ name, count }) => {
      const earlier = before && (before.parts.find((part) => part.name === name)?.count ?? 0)
      return `${name} ${formatNumber(count, earlier)}`
    })
    return `${label.padEnd(12)} ${formatNumber(total, before?.total)}${detail.length > 0 ? ` (${detail.join(', ')})` : ''}`
  })
}

function formatNumber(count: number, before: number | undefined): string {
  const change = before === undefined ? 0 : count - before
  return change === 0 ? String(count) : `${count} [${change > 0 ? '+' : '−'}${Math.abs(change)}]`
}

const sumCounts = (parts: Count['parts']): number => parts.reduce((sum, { count }) => sum + count, 0)
