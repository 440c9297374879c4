/** A rule of the coach, and the pages of docs/letters/advice.md that state it. */
export type Rule = {
  /** The id of the rule in the table of docs/letters/advice.md. */
  advice: string
  /** How many pages state it, of the 25 pages that were read whole. */
  pages: number
  /** What these pages do, after "14 of 25 guides" and after "1 of 25 guides". */
  verb: readonly [plural: string, singular: string]
}

/** The number of advice pages that were read whole. */
export const advicePageCount = 25

const asks = ['ask for it', 'asks for it'] as const
const warns = ['warn against it', 'warns against it'] as const

/**
 * The rules with the numbers of pages. `deed` to `term` can earn a tick; the others are mentioned if broken. `stock`:
 * stock phrases; `copy`: the text of an earlier letter; `sameField`: a third professor of one school in the same field;
 * `answered`: a question that the professor's page answers.
 */
export const rules = {
  deed: { advice: 'A', pages: 14, verb: asks },
  work: { advice: 'B', pages: 13, verb: asks },
  request: { advice: 'C', pages: 9, verb: asks },
  level: { advice: 'E', pages: 5, verb: ['ask for the level', 'asks for the level'] },
  term: { advice: 'F', pages: 3, verb: ['ask for the term', 'asks for the term'] },
  stock: { advice: 'I', pages: 13, verb: ['warn against stock letters', 'warns against stock letters'] },
  copy: { advice: 'I', pages: 13, verb: ['warn against stock letters', 'warns against stock letters'] },
  sameField: { advice: 'I', pages: 13, verb: ['warn against mass mail', 'warns against mass mail'] },
  answered: { advice: 'P', pages: 16, verb: ['want their page read first', 'wants the page read first'] },
  length: { advice: 'J', pages: 8, verb: ['ask for short letters', 'asks for short letters'] },
  greeting: { advice: 'K', pages: 5, verb: asks },
  list: { advice: 'H', pages: 3, verb: warns },
  praise: { advice: 'G', pages: 1, verb: warns },
  placeholders: { advice: 'L', pages: 1, verb: warns },
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules

/** "14 of 25 guides ask for it" */
export function formatSupport(id: RuleId): string {
  const { pages, verb } = rules[id]
  return `${pages} of ${advicePageCount} guides ${verb[pages === 1 ? 1 : 0]}`
}
