import { isSameTerm, type Term } from './claim-terms.ts'
import type { Problem } from './problem.ts'
import { isChange, isEffect, isNegative, sidesOf, type Side } from './opposites.ts'
import type { Sentence } from './read-work.ts'
import { stemWord } from './stem-word.ts'

/** How many words away a word may be to which an opposite refers. */
const anchorReach = 7
const anchorsMax = 3
/** How many words away a negative word ("lost", "prevented") may deny a word. */
const negativeReach = 6

/**
 * Whether a claim denies or reverses a sentence: a word stands on the other side of a pair of opposites ("rose" and
 * "fell") next to the same words, or a denial reaches a word in one of the two texts only.
 */
export function checkPolarity(claim: Sentence, source: Sentence): Problem | null {
  return (
    checkQuantifiers(claim, source) ??
    checkOpposites(claim, source) ??
    checkDenials(claim, source) ??
    checkEffects(claim, source)
  )
}

function checkOpposites(claim: Sentence, source: Sentence): Problem | null {
  for (const term of claim.terms) {
    const before = claim.terms[term.at - 1]?.lower
    if (before === 'no' && term.lower === 'longer') continue
    if (term.lower === 'top' && before === 'on') continue
    for (const side of sidesOf(term.stem)) {
      // "low" is no form of the verb "lower".
      if (side.isDegree ? term.lower.endsWith('ing') : term.lower === 'low') continue
      const votes = countVotes(term, side, claim, source)
      if (votes.opposes > votes.agrees) return { reason: side.kind, start: term.start, end: term.end }
    }
  }
  return null
}

function countVotes(term: Term, side: Side, claim: Sentence, source: Sentence) {
  const isOpen = hasOpenDenial(claim) || hasOpenDenial(source)
  const others = source.terms.flatMap((other) =>
    sidesOf(other.stem)
      .filter(({ line }) => line === side.line)
      .filter(() => !isMerelyShared(other, term, claim, source))
      .map(({ sign }) => ({
        other,
        isSame: (isOpen && other.stem === term.stem) || (sign === side.sign) === (term.isDenied === other.isDenied),
      })),
  )
  let [agrees, opposes] = [0, 0]
  if (others.every(({ isSame }) => isSame)) return { agrees, opposes }
  // A word that only names a group ("women", "rural") is stated if the sentence has it, too.
  if (side.isGroup && others.some(({ isSame }) => isSame)) return { agrees, opposes }
  if (isOfOtherSide(claim, source)) return { agrees, opposes }
  // A word of degree says nothing without what it describes: "strong argument" for "weak link".
  if (side.isDegree) {
    const described = others.filter(({ other }) => isSameDescribed(term, other, claim, source))
    if (described.length === 0 || described.some(({ isSame }) => isSame)) return { agrees, opposes }
  }
  const anchors = findAnchors(claim.terms, source.terms, term, side)
  for (const { matches, away, weight } of anchors) {
    // Stated as near to the same words as in the claim.
    if (others.some(({ other, isSame }) => isSame && distance(other, matches) <= away + 1)) {
      agrees += weight
      continue
    }
    const nearest = others.toSorted((one, two) => distance(one.other, matches) - distance(two.other, matches))[0]!
    if (distance(nearest.other, matches) > anchorReach) continue
    if (nearest.isSame) agrees += weight
    else opposes += weight
  }
  if (anchors.length >= 2 && agrees + opposes === 0 && others.length === 1 && !side.isDegree) opposes += 0.5
  return { agrees, opposes }
}

const describedReach = 2

/** What an adjective describes: the words behind it ("strong argument"), or else the nearest words of its clause. */
function findNear({ at, clause }: Term, terms: readonly Term[]): Term[] {
  const content = terms.filter((term) => term.isContent && term.clause === clause && term.at !== at)
  const after = content.filter((term) => term.at > at).slice(0, describedReach)
  if (after[0]?.at === at + 1) return after.filter((term) => term.at <= at + describedReach)
  return [...content.filter((term) => term.at < at).slice(-describedReach), ...after]
}

/** Whether the words next to both, on the same side or not, have one in common. */
function isSameDescribed(term: Term, other: Term, claim: Sentence, source: Sentence): boolean {
  const near = findNear(other, source.terms)
  return findNear(term, claim.terms).some((one) => near.some((two) => isSameTerm(one, two)))
}

/** "B has more" for "A has less than B": the claim is about what the sentence compares with. */
export function isOfOtherSide(claim: Sentence, source: Sentence): boolean {
  const than = source.terms.find(({ lower }) => lower === 'than')
  const subject = claim.terms.find((term) => term.isContent && source.terms.some((other) => isSameTerm(term, other)))
  if (!than || !subject) return false
  return source.terms.every((other) => other.at > than.at || !isSameTerm(subject, other))
}

/** In "slower growth" growth is what is slower: the same word in the source opposes nothing. */
const isMerelyShared = (other: Term, term: Term, claim: Sentence, source: Sentence) =>
  other.stem !== term.stem &&
  claim.terms.some((one) => one !== term && isSameTerm(one, other)) &&
  !source.terms.some(({ stem }) => stem === term.stem)

const distance = (term: Term, others: readonly Term[]) =>
  Math.min(...others.map((other) => Math.abs(other.at - term.at) + (other.clause === term.clause ? 0 : 3)))

/** The nearest words of the claim that the source has too, nearest first, with their places in the source. */
function findAnchors(claim: readonly Term[], source: readonly Term[], term: Term, { line }: Side) {
  return claim
    .filter((one) => one !== term && one.isContent && Math.abs(one.at - term.at) <= anchorReach)
    .filter((one) => !sidesOf(one.stem).some((side) => side.line === line))
    .map((one) => ({ matches: source.filter((other) => isSameTerm(one, other)), away: distance(one, [term]) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, anchorsMax)
    .map(({ matches, away }, at) => ({ matches, away, weight: 1 / (at + 1) }))
}

function checkDenials(claim: Sentence, source: Sentence): Problem | null {
  const inClaim = compareDenied(claim, source)
  if (inClaim) return { reason: 'negation', start: inClaim.start, end: inClaim.end }
  const inSource = compareDenied(source, claim)
  if (!inSource) return null
  const [first] = claim.terms.filter((term) => isSameTerm(term, inSource) || isSameTerm(inSource, term))
  return { reason: 'negation', start: first?.start ?? 0, end: first?.end ?? claim.text.length }
}

/** Words of a state that lasts: "stayed stable" is no change. */
const steady = new Set('stable constant unchanged same equal steady remain stay maintain keep'.split(' ').map(stemWord))

/** "is not affected" for "drops", and "rises" for "does not depend", of the same things. */
function checkEffects(claim: Sentence, source: Sentence): Problem | null {
  for (const [one, other] of [
    [claim, source],
    [source, claim],
  ] as const)
    for (const denied of one.terms.filter((term) => term.isDenied && isEffect(term.stem))) {
      const clause = one.terms.filter((term) => term.clause === denied.clause)
      const own = clause.filter(({ isContent }) => isContent).length > 1 ? clause : one.terms
      if (own.some((term) => isChange(term.stem) && !isEffect(term.stem))) continue
      const change = other.terms.find(
        (term) => !term.isDenied && (isChange(term.stem) || isEffect(term.stem)) && isOfSame(term, other, own),
      )
      if (!change) continue
      const { start, end } = one === claim ? denied : change
      return { reason: 'negation', start, end }
    }
  return null
}

/** Whether the clause of a change has two words of the denied effect, and nothing that denies it. */
function isOfSame(change: Term, { terms }: Sentence, own: readonly Term[]): boolean {
  const near = terms.filter((term) => term.clause === change.clause && term !== change)
  const clause = near.some(({ isContent }) => isContent) ? near : terms.filter((term) => term !== change)
  if (clause.some((term) => term.isDenied || isNegative(term.stem) || steady.has(term.stem))) return false
  const shared = clause.filter((term) => term.isContent && own.some((one) => isSameTerm(term, one)))
  return shared.length >= Math.min(2, own.filter(({ isContent }) => isContent).length - 1) && shared.length > 0
}

/** The first word that is denied in `one` and stated in `other`. */
function compareDenied(one: Sentence, other: Sentence): Term | null {
  if (hasOpenDenial(one) || hasOpenDenial(other)) return null
  for (const scope of readScopes(one.terms)) {
    const isVague =
      judge(scope[0]!, other) === null && other.terms.some((term) => isNegative(term.stem) || term.isDenied)
    if (isVague) continue
    const judged = scope
      .map((term) => ({ term, verdict: judge(term, other) }))
      .filter(({ verdict }) => verdict !== null)
    const [head] = judged
    // "do not know the speaker": without its verb one word of what is denied says little.
    if (head?.term !== scope[0] && judged.length < 2 && scope.length > 1) continue
    if (scope.length > 1 && judged.length === 1 && head?.term !== scope.at(-1) && isNominal(scope[0]!, one)) continue
    if (isEquation(one) && !isEquation(other)) continue
    if (head && head.verdict === 'opposes' && judged.filter(({ verdict }) => verdict === 'agrees').length === 0)
      return head.term
  }
  return null
}

/** "without any depth sensor" denies the sensor, not the depth. */
const isNominal = ({ at }: Term, { terms }: Sentence) =>
  terms.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:without|no|any|lack|avoid\w{0,3})$/.test(lower))

function judge(term: Term, { terms }: Sentence): 'agrees' | 'opposes' | null {
  const same = terms.filter((two) => isSameTerm(term, two) || isSameTerm(two, term))
  const opposite = terms.filter((two) => isOpposite(term, two))
  if (same.some((two) => two.isDenied) || opposite.some((two) => !two.isDenied)) return 'agrees'
  if (same.length === 0 && opposite.length === 0) return null
  const isDoubtful = same.some((two) =>
    terms.some((near) => near !== two && Math.abs(near.at - two.at) <= negativeReach && isNegative(near.stem)),
  )
  return isDoubtful ? null : 'opposes'
}

const isOpposite = (one: Term, two: Term) =>
  sidesOf(one.stem).some((side) => sidesOf(two.stem).some(({ line, sign }) => line === side.line && sign !== side.sign))

/** "(not) as long as" */
const isEquation = ({ terms }: Sentence) => terms.filter(({ lower }) => lower === 'as').length > 1

/** "… whereas attention does not": what is denied stands elsewhere. */
const hasOpenDenial = ({ terms }: Sentence) =>
  terms.some(({ lower, at, clause }) => lower === 'not' && terms[at + 1]?.clause !== clause)

/** The runs of denied words. A word that the sentence also states denies nothing: "washed … than unwashed". */
function readScopes(terms: readonly Term[]): Term[][] {
  const scopes: Term[][] = []
  let open = false
  for (const term of terms) {
    if (term.isDenied && !terms.some((other) => other.stem === term.stem && !other.isDenied)) {
      if (open) scopes.at(-1)!.push(term)
      else scopes.push([term])
      open = true
    } else if (term.isContent) open = false
  }
  return scopes
}

const manyWords = new Set('many most numerous all every everyone everybody'.split(' '))
const fewWords = new Set('few hardly none nobody scarcely'.split(' '))

/** The words of content behind a word for many or for few. */
const findCounted = ({ terms }: Sentence, words: ReadonlySet<string>): Term[] =>
  terms
    .filter(({ lower, at }) => words.has(lower) && terms[at - 1]?.lower !== 'a' && terms[at - 1]?.lower !== 'not')
    .flatMap(({ at, clause }) =>
      terms.filter((term) => term.at > at && term.clause === clause && term.isContent).slice(0, describedReach),
    )

/** "hardly any school" for "many schools". */
function checkQuantifiers(claim: Sentence, source: Sentence): Problem | null {
  for (const [words, opposite] of [
    [manyWords, fewWords],
    [fewWords, manyWords],
  ] as const) {
    const stated = findCounted(source, opposite)
    const same = findCounted(source, words)
    const found = findCounted(claim, words).find(
      (term) => stated.some((other) => isSameTerm(term, other)) && !same.some((other) => isSameTerm(term, other)),
    )
    if (found) return { reason: 'negation', start: found.start, end: found.end }
  }
  return null
}
