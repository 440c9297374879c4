import { levels, type Level } from './recruiting/levels.ts'
import type { Season, Term } from './recruiting/terms.ts'

/** What locked cards and filters may use of a statement about taking students: values of fixed sets, no words. */
type TakingValues = { taking: boolean; levels: readonly Level[]; term: Term | null; byProfessor: boolean }

/**
 * The statements about taking students of each professor as one short text, and the year of the last work: SQL over
 * `professor_facts`, one row for each professor with such a fact. A statement is
 * `<p or h><+ or -><levels>@<season>/<year>`: by the professor or by a homepage, taking or not.
 */
export const factColumnsQuery = `
  select professor_id,
    max((value->>'year')::integer) filter (where kind = 'last_work') as last_work,
    string_agg(
      (case source when 'professor' then 'p' else 'h' end) || (case kind when 'taking' then '+' else '-' end)
        || translate(value->>'levels', '[]" ', '') || '@' || coalesce(value#>>'{term,season}', '') || '/'
        || coalesce(value#>>'{term,year}', ''),
      ';' order by source, kind, position
    ) filter (where kind in ('taking', 'not_taking')) as recruiting
  from professor_facts
  where kind in ('last_work', 'taking', 'not_taking')
  group by professor_id`

const statementPattern = /^([ph])([+-])([a-z_,]*)@([a-z]*)\/(\d*)$/

/**
 * Reads the column `recruiting` of `factColumnsQuery`. What the professor says about a level replaces what the homepage
 * says about that level; a statement of the professor without levels replaces everything.
 */
export function readTakingValues(text: string): TakingValues[] {
  const all = text.split(';').flatMap((part): TakingValues[] => {
    const [, source, sign, names = '', season = '', year = ''] = statementPattern.exec(part) ?? []
    if (!source) return []
    const term = year ? { season: (season || null) as Season | null, year: Number(year) } : null
    const named = levels.filter((level) => names.split(',').includes(level))
    return [{ taking: sign === '+', levels: named, term, byProfessor: source === 'p' }]
  })
  const said = all.filter((one) => one.byProfessor)
  if (said.length === 0) return all
  if (said.some((one) => one.levels.length === 0)) return said
  const decided = new Set(said.flatMap((one) => one.levels))
  return [
    ...said,
    ...all.flatMap((one) => {
      if (one.byProfessor || one.levels.length === 0) return []
      const rest = one.levels.filter((level) => !decided.has(level))
      return rest.length > 0 ? [{ ...one, levels: rest }] : []
    }),
  ]
}

/** Whether statements say that students of a level are taken. A statement without levels is about all but pupils and guests. */
export function takesLevel(statements: readonly TakingValues[], level: Level | 'any'): boolean {
  return statements.some(
    (one) =>
      one.taking &&
      (level === 'any' ||
        one.levels.includes(level) ||
        (one.levels.length === 0 && level !== 'high_school' && level !== 'intern')),
  )
}
