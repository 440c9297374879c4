import { isSameTerm, type Term } from './claim-terms.ts'
import type { Problem } from './check-numbers.ts'
import { isChange, isEffect, isNegative, sidesOf, type Side } from './opposites.ts'
import type { Sentence } from './read-work.ts'

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
  return checkOpposites(claim, source) ?? checkDenials(claim, source) ?? checkEffects(claim, source)
}

function checkOpposites(claim: Sentence, source: Sentence): Problem | null {
  for (const term of claim.terms) {
    const before = claim.terms[term.at - 1]?.lower
    if (before === 'no' && term.lower === 'longer') continue
    for (const side of sidesOf(term.stem)) {
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
  if (anchors.length === 0 && others.length === 1) opposes += 0.5
  return { agrees, opposes }
}

/** "B has more" for "A has less than B": the claim is about what the sentence compares with. */
function isOfOtherSide(claim: Sentence, source: Sentence): boolean {
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

/** "is not affected" for "drops", and "rises" for "does not depend". */
function checkEffects(claim: Sentence, source: Sentence): Problem | null {
  for (const [one, other] of [
    [claim, source],
    [source, claim],
  ] as const) {
    const denied = one.terms.find((term) => term.isDenied && isEffect(term.stem))
    if (!denied || other.terms.some((term) => term.isDenied || isNegative(term.stem))) continue
    const change = other.terms.find((term) => isChange(term.stem))
    if (!change || one.terms.some((term) => isChange(term.stem))) continue
    const { start, end } = one === claim ? denied : change
    return { reason: 'negation', start, end }
  }
  return null
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
    if (isEquation(one) && !isEquation(other)) continue
    if (head && head.verdict === 'opposes' && judged.filter(({ verdict }) => verdict === 'agrees').length === 0)
      return head.term
  }
  return null
}

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
