import { frameWords, functionWords } from './general-words.ts'
import { cardinals } from '../../../text/grounding/number-words.ts'
import { sidesOf } from './opposites.ts'
import { stemWord } from './stem-word.ts'
import { groupsOf, isKindOf } from './related-words.ts'

/** A word of a claim or of a sentence of an abstract. */
export type Term = {
  /** As written, and in lower case without accents. */
  text: string
  lower: string
  stem: string
  start: number
  end: number
  /** The number of the word in its sentence, and of its clause. */
  at: number
  clause: number
  /** Carries meaning of its own: no function word, no word of letters such as "impressed", no number. */
  isContent: boolean
  /** Whether an odd number of denials ("not", "without", "failed to") reach the word. */
  isDenied: boolean
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu

/** Words that begin another clause. Punctuation does so, too. */
const clauseWords = new Set(
  `but although though whereas while however because since if unless until when whenever whether which who whose
  despite so`.split(/\s+/),
)

export function readTerms(sentence: string): Term[] {
  const terms: Term[] = []
  let clause = 0
  let end = 0
  for (const match of sentence.matchAll(word)) {
    const text = match[0]
    const gap = sentence.slice(end, match.index)
    end = match.index + text.length
    const lower = fold(text)
    if ((terms.length > 0 && /[,;:()—–]/.test(gap.replace(/(?<=\p{N})[,:](?=\p{N})/gu, ''))) || clauseWords.has(lower))
      clause++
    for (const part of splitContraction(lower)) {
      const isNumber = /^\p{N}/u.test(part)
      const positive = isNumber ? part : removeDenial(part)
      // "LED" is no form of "lead".
      const stem = isNumber || /^\p{Lu}{2,}$/u.test(text) ? part : stemWord(positive)
      const isContent = !isNumber && part.length > 1 && !functionWords.has(part) && !frameWords.has(stem)
      terms.push({
        text,
        lower: part,
        stem,
        start: match.index,
        end,
        at: terms.length,
        clause,
        isContent,
        isDenied: positive !== part,
      })
    }
  }
  markMoves(terms)
  markDenials(terms)
  return terms
}

const moves = new Set('go goes went gone going come comes came shot'.split(' '))
const rise = stemWord('rise')
const fall = stemWord('fall')

/** "went up" is "rose". */
function markMoves(terms: readonly Term[]): void {
  terms.forEach((term, at) => {
    const next = terms[at + 1]?.lower
    if (!moves.has(term.lower) || (next !== 'up' && next !== 'down')) return
    term.stem = next === 'up' ? rise : fall
    term.isContent = true
  })
}

/** Words with "un" that deny nothing. */
const noDenials = /^un(?:cover|lock|veil|fold|it|ion|iqu|dergo|der|til|fortunate|doubted)/
const denialPrefix =
  /^un(?=[a-z]*(?:ed|able|ible|ful|ant|ent|al|ic|fit|fair|safe|clear|true|like|likely|stable|even|lit|known|born|seen|paid|sold|heard|built|broken|written|taken)$)/

/** "unharmed" is a denial of "harmed". */
const removeDenial = (word: string) => (noDenials.test(word) ? word : word.replace(denialPrefix, ''))

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'")

/** "didn't" is "did not", "it's" is "it". */
function splitContraction(lower: string): string[] {
  if (lower === 'cannot') return ['can', 'not']
  if (lower.endsWith("n't")) return [lower === "can't" ? 'can' : lower.slice(0, -3), 'not']
  return [lower.split("'", 1)[0]!]
}

/** Words that deny the next words, with the number of content words that they reach. */
const deniers = new Map<string, number>([
  ...'not no never without neither nor none nobody nothing'.split(' ').map((name) => [name, 3] as const),
  ...'rarely seldom hardly barely scarcely'.split(' ').map((name) => [name, 2] as const),
])
/** Stems that deny the next words: "failed to", "lack of", "unable to". */
const denyingStems = new Set('fail failure lack absence unable inability refuse avoid'.split(' ').map(stemWord))
/** They deny only what these words introduce: "it fails on ice" denies no ice. */
const introductions = new Set(['to', 'of'])
/** Phrases of two words that deny the next words. */
const denyingPhrases = new Set([
  'rather than',
  'instead of',
  'far from',
  'free of',
  'free from',
  'anything but',
  'rule out',
  'advise against',
  'advises against',
  'advised against',
  'recommend against',
  'recommended against',
  'argue against',
  'argued against',
  'decided against',
  'ruled out',
  'rules out',
  'devoid of',
])
/** Pairs that deny nothing: "not only", "no more than 5". */
const idlePhrases = new Set(
  'not enough,not only,not just,not merely,not least,no more,no less,no fewer,no later,no earlier,no doubt,no matter'.split(
    ',',
  ),
)
/** A denial does not reach beyond these words, once it has reached a word. */
const scopeEnds = new Set(
  `and but yet although because unless until when if instead that in on at for during under with within after before by
  from over through among between across than as while to
  may might can could will would must should is are was were has have had do does did`.split(/\s+/),
)

/** "no need for a correction" */
const carriers = new Set('need evidence sign reason indication proof support effect'.split(' '))

const denies = (stem: string, next = '') =>
  denyingStems.has(stem) && (stem === 'lack' || stem === 'avoid' || introductions.has(next))

/** "less often" and "affected less" deny the word beside them. */
function markLess(terms: Term[], at: number): void {
  const [next, before] = [terms[at + 1], terms[at - 1]]
  const word =
    next && sidesOf(next.stem).length > 0
      ? next
      : before && sidesOf(before.stem).some(({ isGroup }) => !isGroup)
        ? before
        : undefined
  if (word) word.isDenied = !word.isDenied
}

/** "than others", but not "than 50". */
const isComparedWith = ({ lower, clause }: Term, next: Term | undefined, own: number) =>
  lower === 'than' && clause === own && next !== undefined && !/^\p{N}/u.test(next.lower) && !cardinals.has(next.lower)

function markDenials(terms: Term[]): void {
  terms.forEach(({ lower, stem, clause }, at) => {
    const pair = `${lower} ${terms[at + 1]?.lower ?? ''}`
    const reach = denyingPhrases.has(pair)
      ? lower.startsWith('rule')
        ? 3
        : 2
      : (deniers.get(lower) ?? (denies(stem, terms[at + 1]?.lower) ? 3 : 0))
    if (lower === 'less' || lower === 'least') markLess(terms, at)
    const isCompared = terms.slice(at).some((term, ahead) => isComparedWith(term, terms[at + ahead + 1], clause))
    if (isCompared && /^no (?:more|less|fewer)$/.test(pair)) terms[at + 1]!.isDenied = !terms[at + 1]!.isDenied
    // "more instead of fewer"
    const third = terms[at + 2]
    if (denyingPhrases.has(pair) && third && /^(?:more|less|fewer)$/.test(third.lower)) third.isDenied = !third.isDenied
    if (reach === 0 || idlePhrases.has(pair)) return
    // "I had not known that …" is about the student.
    if (terms.slice(Math.max(0, at - 3), at).some((term) => term.lower === 'i' && term.clause === clause)) return
    let reached = 0
    for (const term of terms.slice(at + 1)) {
      if (reached >= reach || term.clause !== clause) break
      if (reached > 0 && scopeEnds.has(term.lower) && !carriers.has(terms[term.at - 1]!.lower)) break
      // "did not cost more than …"
      if (isCompared && /^(?:more|less|fewer)$/.test(term.lower)) term.isDenied = !term.isDenied
      if (functionWords.has(term.lower) || denyingStems.has(term.stem)) continue
      // "no longer significant"
      if (lower === 'no' && term.lower === 'longer') continue
      term.isDenied = !term.isDenied
      reached++
    }
  })
}

/** Whether a word of a claim may stand for a word of an abstract. */
export function isSameTerm(claim: Term, source: Term): boolean {
  if (claim.stem === source.stem) return true
  if (!claim.isContent || !source.isContent) return false
  return isSynonym(claim.stem, source.stem) || isDerived(claim.stem, source.stem) || isKindOf(source.stem, claim.stem)
}

export function isSynonym(one: string, other: string): boolean {
  const groups = groupsOf(other)
  return groups.length > 0 && groupsOf(one).some((group) => groups.includes(group))
}

/** "photosynthesis" and "photosynthetic", "wildfire" and "fire". */
export function isDerived(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length >= 4 && long.length >= short.length + 3 && long.endsWith(short))
    return !/^(?:un|in|non|dis|anti|counter)/.test(long)
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  if (short.length >= 5 && long.startsWith(short) && long.length - short.length <= 4) return true
  return same >= 5 && same >= long.length * 0.7 && same >= short.length - 3
}
