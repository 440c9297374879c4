import type { Fact } from './fact.ts'

type Statement = Extract<Fact, { kind: 'taking' | 'not_taking' }>

const isStatement = (fact: Fact): fact is Statement => fact.kind === 'taking' || fact.kind === 'not_taking'

/**
 * The facts without what homepages say about levels of which the professor has said something else, as in
 * `readTakingValues`.
 */
export function dropOutweighed(facts: readonly Fact[]): Fact[] {
  const said = facts.filter((fact) => isStatement(fact)).filter(({ source }) => source === 'professor')
  if (said.length === 0) return [...facts]
  const isGeneral = said.some(({ value }) => value.levels.length === 0)
  const decided = new Set(said.flatMap(({ value }) => value.levels))
  return facts.filter(
    (fact) =>
      !isStatement(fact) ||
      fact.source === 'professor' ||
      (!isGeneral && fact.value.levels.some((level) => !decided.has(level))),
  )
}
