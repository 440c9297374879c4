import type { StatedFact } from '../fact.ts'
import { formatDay } from '../fact.ts'
import type { RecruitingStatement } from '../recruiting/read-recruiting.ts'
import { getTermEnd } from '../recruiting/terms.ts'

/** A page has at most this many facts of one kind. */
const factsMax = 3

/**
 * The facts of a page's statements: each of other levels than those before it. Statements that contradict each other
 * about the same students and the same term are no facts.
 * @param address the URL of the page.
 */
export function combineStatements(statements: readonly RecruitingStatement[], address: string): StatedFact[] {
  const clear = statements.filter((one) => !statements.some((other) => contradicts(one, other)))
  return (['taking', 'not_taking'] as const).flatMap((kind) => {
    const same = clear.filter(({ taking }) => (taking === 'yes') === (kind === 'taking'))
    const distinct = same.filter((one, at) => !same.slice(0, at).some((other) => sayTheSame(one, other)))
    return distinct.slice(0, factsMax).map(({ levels, term, quote }) => ({
      kind,
      value: { levels, term },
      quote,
      address,
      datedOn: null,
      expiresOn: term ? formatDay(getTermEnd(term)) : null,
    }))
  })
}

const sayTheSame = (one: RecruitingStatement, other: RecruitingStatement) => one.levels.join() === other.levels.join()

function contradicts(one: RecruitingStatement, other: RecruitingStatement): boolean {
  if (one.taking === other.taking || one.quote === other.quote) return false
  const isAboutSame =
    one.levels.join() === other.levels.join() || one.levels.some((level) => other.levels.includes(level))
  return isAboutSame && (one.term?.year ?? null) === (other.term?.year ?? null)
}
