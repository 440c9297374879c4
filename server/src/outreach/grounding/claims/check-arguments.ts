import { isSameTerm, type Term } from './claim-terms.ts'
import type { Problem } from './problem.ts'
import { sidesOf } from './opposites.ts'
import type { Quantity } from './quantities.ts'
import type { Sentence } from './read-work.ts'
import { stemWord } from './stem-word.ts'

/** Words that state a relation between two sides. Those after the bar state it the other way round. */
type Relation = { family: string; isSwapped: boolean; needsThan: boolean }
const relations = new Map<string, Relation>()
for (const [family, words] of [
  [
    'compare',
    'outperform exceed surpass beat beaten outdo outweigh dominate outlive outnumber over above ahead | underperform trail lag below under behind',
  ],
  [
    'cause',
    `cause lead drive trigger induce produce increase reduce raise improve predict affect influence shape determine
    control explain promote inhibit suppress activate regulate boost lower enhance impair mediate modulate
    precede before generate force prompt stimulate block prevent protect kill attract repel | after follow due depend stem arise`,
  ],
  ['replace', 'replace supersede rather instead'],
] as const) {
  const [forward, backward = ''] = words.split('|')
  const add = (text: string, isSwapped: boolean) => {
    for (const word of text.trim().split(/\s+/))
      if (word) relations.set(stemWord(word), { family, isSwapped, needsThan: false })
  }
  add(forward!, false)
  add(backward, true)
}

const toComparatives = (words: string, isSwapped: boolean) =>
  words.split(/\s+/).map((word): [string, Relation] => [word, { family: 'compare', isSwapped, needsThan: true }])

/** Comparatives as written: the adjective alone compares nothing. */
const comparatives = new Map<string, Relation>([
  ...toComparatives(
    `better more higher greater larger faster stronger bigger longer superior heavier warmer richer earlier older wider
    deeper often likely`,
    false,
  ),
  ...toComparatives(
    `worse less fewer slower weaker shorter inferior lighter younger colder poorer later cheaper narrower smaller lower`,
    true,
  ),
])

/** A side of a relation: its words, and whether it is the work itself ("it", "our method", "your network"). */
type Side = { terms: Term[]; isSelf: boolean }
type Pivot = { at: number; family: string; left: Side; right: Side }

const sideMax = 6
const selfWords = new Set('it we our ours your yours you its this method approach proposed'.split(' '))

/** "I was struck that A …": the side begins after the last "that". */
function afterConjunction(terms: readonly Term[]): readonly Term[] {
  const at = terms.findLastIndex(({ lower }) => lower === 'that' || lower === 'how')
  const after = terms.slice(at + 1)
  // "networks that significantly outperform …"
  return after.some(({ isContent, lower }) => isContent && !lower.endsWith('ly')) ? after : terms
}

const toSide = (terms: readonly Term[]): Side => ({
  terms: terms.filter(({ isContent }) => isContent),
  isSelf: terms.some(({ lower }) => selfWords.has(lower)),
})

/** "easier … than": any other comparative. */
function readComparative(terms: readonly Term[], at: number): Relation | null {
  const { lower, stem } = terms[at]!
  if (!/.er$/.test(lower) || !sidesOf(stem).some(({ kind }) => kind === 'direction')) return null
  const isSwapped = sidesOf(stem).some(({ kind, sign }) => kind === 'direction' && sign === -1)
  return { family: 'compare', isSwapped, needsThan: true }
}

const prepositions = new Set('in on for at during when with by'.split(' '))

/** The words up to the first preposition behind a word of content: in "than B in most cases" the side is B. */
function takeSide(terms: readonly Term[]): Term[] {
  const first = terms.findIndex(({ isContent }) => isContent)
  const end = terms.findIndex(({ lower }, at) => first >= 0 && at > first && prepositions.has(lower))
  return terms.slice(0, end < 0 ? 2 * sideMax : Math.min(end, 2 * sideMax))
}

/** "from A to B" */
function readMove(terms: readonly Term[], at: number): Pivot[] {
  if (terms[at]!.lower !== 'from') return []
  const own = terms.filter((term) => term.at > at && term.clause === terms[at]!.clause)
  const to = own.slice(0, sideMax).find(({ lower }) => lower === 'to' || lower === 'into')
  if (!to) return []
  const left = toSide(own.filter((term) => term.at < to.at))
  return [{ at, family: 'move', left, right: toSide(takeSide(own.filter((term) => term.at > to.at)).slice(0, 4)) }]
}

/** "than", and "to" in "superior to". */
const isThan = ({ lower, at }: Term, relation: Term) =>
  lower === 'than' || (lower === 'to' && at === relation.at + 1 && /^(?:superior|inferior)$/.test(relation.lower))

function findPivots(terms: readonly Term[]): Pivot[] {
  return terms.flatMap((term, at): Pivot[] => {
    const relation = comparatives.get(term.lower) ?? relations.get(term.stem) ?? readComparative(terms, at)
    if (!relation) return readMove(terms, at)
    const own = terms.filter((one) => one.clause === term.clause && one !== term)
    const than = relation.family === 'compare' ? own.find((one) => one.at > at && isThan(one, term)) : undefined
    if (relation.needsThan && !than) return []
    const isPassive = [1, 2].some(
      (step) => terms[at + step]?.lower === 'by' && !terms.slice(at + 1, at + step).some(({ isContent }) => isContent),
    )
    const middle = than?.at ?? at
    const same = own.filter((one) => one.at < middle)
    // "in Siena, thirty years before Florence"
    const wide = same.some(({ isContent }) => isContent)
      ? same
      : terms.filter((one) => one.at < middle && one.clause >= term.clause - 1)
    const before = toSide(afterConjunction(wide).slice(-2 * sideMax))
    const after = toSide(takeSide(own.filter((one) => one.at > middle)))
    const isSwapped = (relation.isSwapped !== isPassive) !== term.isDenied
    const [left, right] = isSwapped ? [after, before] : [before, after]
    return [{ at, family: relation.family, left, right }]
  })
}

/** The words of a side that the other side of the same relation has not. */
const ownTerms = (side: Side, other: Side) =>
  side.terms.filter((term) => !other.terms.some((two) => two.stem === term.stem))

const isShared = (ones: readonly Term[], others: readonly Term[]) =>
  ones.some((one) => others.some((other) => isSameTerm(one, other) || isSameTerm(other, one)))

/** The words of `ones` that `others` has not. */
const without = (ones: readonly Term[], others: readonly Term[]) => ones.filter((one) => !isShared([one], others))

/** Whether the work itself is on one side alone. */
const isOnly = (side: Side, other: Side) => side.isSelf && !other.isSelf

function compare(claim: Pivot, source: Pivot): 'same' | 'crossed' | 'other' {
  const [left, right] = [ownTerms(claim.left, claim.right), ownTerms(claim.right, claim.left)]
  const [sourceLeft, sourceRight] = [ownTerms(source.left, source.right), ownTerms(source.right, source.left)]
  const isSelfRight = isOnly(claim.right, claim.left) && isOnly(source.left, source.right)
  const isSelfLeft = isOnly(claim.left, claim.right) && isOnly(source.right, source.left)
  const crossesRight = isShared(without(right, sourceRight), without(sourceLeft, left)) || isSelfRight
  const crossesLeft = isShared(without(left, sourceLeft), without(sourceRight, right)) || isSelfLeft
  if (crossesRight && crossesLeft) return 'crossed'
  return isShared(right, sourceRight) || isShared(left, sourceLeft) || (claim.right.isSelf && source.right.isSelf)
    ? 'same'
    : 'other'
}

/** Stems of comparisons of amounts: the first side has the greater number. */
const amounts = new Set(
  'more higher greater larger bigger longer heavier warmer older wider deeper often exceed outnumber'
    .split(' ')
    .map(stemWord),
)
const smallAmounts = new Set(
  'less lower fewer smaller shorter lighter younger colder narrower'.split(' ').map(stemWord),
)

/** Comparisons of quality, in which more is better only for some measures. */
const praises = new Set(
  'better outperform beat surpass outdo exceed superior worse inferior underperform'.split(' ').map(stemWord),
)
const goodMeasures = new Set(
  'accuracy succeed success score precision recall f1 auc correct correctly win yield efficiency'
    .split(' ')
    .map(stemWord),
)
const badMeasures = new Set(
  'error loss lose cost time latency mortality false perplexity drop rmse fail failure'.split(' ').map(stemWord),
)
const isScore = ({ terms }: Sentence) =>
  terms.some(({ stem }) => goodMeasures.has(stem)) && !terms.some(({ stem }) => badMeasures.has(stem))

/** A number in another clause counts as so many characters further away. */
const otherClause = 40

/** A side begins with what is compared: "dry trees cooled the air more". */
const subjectMax = 2

/** The quantity nearest to words of a side that the sentence has once. */
function findQuantity(side: Side, other: Side, { terms, quantities }: Sentence): Quantity | undefined {
  const places = ownTerms(side, other)
    .slice(0, subjectMax)
    .map((term) => terms.filter((one) => isSameTerm(term, one)))
    .filter(({ length }) => length === 1)
    .slice(0, 1)
    .flat()
  const distance = (quantity: Quantity) =>
    Math.min(
      ...places.map(
        (place) =>
          Math.abs(place.start - quantity.start) +
          (place.start > quantity.start ? 10 : 0) +
          (place.clause === clauseOf(quantity) ? 0 : otherClause),
      ),
    )
  const clauseOf = (quantity: Quantity) => terms.find((term) => term.end > quantity.start)?.clause
  if (places.length === 0) return undefined
  return quantities.filter(({ isYear }) => !isYear).toSorted((one, two) => distance(one) - distance(two))[0]
}

/** "A has more than B" where the sentence gives a smaller number to A than to B. */
function contradictsNumbers(pivot: Pivot, stem: string, source: Sentence): boolean {
  const isAmount = amounts.has(stem) || smallAmounts.has(stem)
  if (pivot.family !== 'compare' || !(isAmount || (praises.has(stem) && isScore(source)))) return false
  const left = findQuantity(pivot.left, pivot.right, source)?.readings[0]
  const right = findQuantity(pivot.right, pivot.left, source)?.readings[0]
  return left !== undefined && right !== undefined && left.dimension === right.dimension && left.value < right.value
}

const greatest = /^(?:most|highest|largest|greatest|higher|more|larger|greater)$/

/** "A has more than B" where the sentence says that B has the most, without a word of A. */
function contradictsMost({ left, right }: Pivot, lower: string, { terms }: Sentence): boolean {
  if (comparatives.get(lower)?.isSwapped !== false || terms.some((term) => term.lower === 'than')) return false
  const most = terms.find((term) => greatest.test(term.lower) && terms[term.at - 1]?.lower !== 'at')
  if (!most) return false
  const subject = terms.filter(({ at, clause }) => at < most.at && clause === most.clause)
  return isShared(ownTerms(right, left), subject) && !isShared(ownTerms(left, right).slice(0, 1), subject)
}

/** Words that compare, but also say where: "under both settings". */
const placeWords = new Set('over above ahead below under behind'.split(' '))

/** Whether a claim swaps the two sides of a relation: "A outperforms B" for "B outperforms A". */
export function checkArguments(claim: Sentence, source: Sentence): Problem | null {
  const stated = findPivots(source.terms)
  for (const pivot of findPivots(claim.terms)) {
    const { stem } = claim.terms[pivot.at]!
    const alike = stated.filter(({ family }) => family === pivot.family)
    const exact = alike.filter((other) => source.terms[other.at]!.stem === stem)
    const firm = alike.filter((other) => !placeWords.has(source.terms[other.at]!.lower))
    const [nearest = []] = [exact, firm, alike].filter(({ length }) => length > 0)
    const results = nearest.map((other) => compare(pivot, other))
    const isCrossed =
      results.includes('crossed') ||
      contradictsNumbers(pivot, stem, source) ||
      contradictsMost(pivot, claim.terms[pivot.at]!.lower, source)
    if (!isCrossed || results.includes('same')) continue
    const { start, end } = claim.terms[pivot.at]!
    return { reason: 'direction', start, end }
  }
  return null
}

/** Whether a word of a claim compares the same sides as the sentence: "B is worse than A" for "A outperforms B". */
export function comparesSame(claim: Sentence, source: Sentence, start: number): boolean {
  const pivot = findPivots(claim.terms).find(({ at }) => claim.terms[at]!.start === start)
  if (pivot?.family !== 'compare') return false
  const stated = findPivots(source.terms).filter(({ family }) => family === 'compare')
  const results = stated.map((other) => compare(pivot, other))
  return results.includes('same') && !results.includes('crossed')
}
