import { readFileSync } from 'node:fs'
import { readRecruiting } from '../../server/src/catalogue/facts/recruiting/read-recruiting.ts'

type Label = 'taking' | 'not_taking' | 'none'
type Labelled = { text: string; label: Label; levels?: string[] | null; term?: string | null; now?: string }
type Measured = Labelled & { judged: Label; judgedLevels: string[]; quotes: string[] }

/** The date at which terms are past, unless a text has its own. */
const labelledOn = '2026-11-25'

/**
 * Reads the labelled texts of a JSON file as homepages. A text that says both (one level taken, another not) counts as
 * taking. Returns the texts with the result, and the mean time of one in milliseconds.
 */
export function measureRecruiting(file: string): { texts: Measured[]; msPerText: number } {
  const labelled = JSON.parse(readFileSync(file, 'utf8')) as Labelled[]
  const labelledLevels = new Set(labelled.flatMap(({ levels }) => levels ?? []))
  const began = performance.now()
  const texts = labelled.map((one): Measured => {
    const statements = readRecruiting(one.text, new Date(one.now ?? labelledOn))
    const taking = statements.filter((statement) => statement.taking === 'yes')
    const judged = taking.length > 0 ? 'taking' : statements.length > 0 ? 'not_taking' : 'none'
    const decisive = taking.length > 0 ? taking : statements
    return {
      ...one,
      judged,
      judgedLevels: [...new Set(decisive.flatMap(({ levels }) => levels))].filter((level) => labelledLevels.has(level)),
      quotes: statements.map(({ taking: polarity, quote }) => `${polarity}: ${quote}`),
    }
  })
  return { texts, msPerText: (performance.now() - began) / labelled.length }
}
