import { groups, type Result } from './check.ts'

const labels = { ok: 'ok', warning: 'warning', failure: 'FAILURE' } as const

/** Lines for a person: a heading for each group, a line for each result, and the numbers of warnings and failures. */
export function formatReport(results: readonly Result[]): string[] {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = groups.flatMap((group) => {
    const own = results.filter((result) => result.group === group)
    if (own.length === 0) return []
    return [
      group,
      ...own.map(({ name, level, text }) => `  ${labels[level].padEnd(7)}  ${name.padEnd(width)}  ${text}`),
      '',
    ]
  })
  return [...lines, summarise(results)]
}

function summarise(results: readonly Result[]): string {
  const count = (level: Result['level']) => results.filter((result) => result.level === level).length
  const [warnings, failures] = [count('warning'), count('failure')]
  if (warnings + failures === 0) return 'All is well.'
  if (failures === 0) return `No failure. ${plural(warnings, 'warning')} to consider.`
  return `${plural(failures, 'failure')} to correct, ${plural(warnings, 'warning')} to consider.`
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
