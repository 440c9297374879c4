import type { Facts, Sentence } from './prompt.ts'

type Verdict =
  | { claim: number; difference: string; verdict: 'supported'; sentence: number }
  | { claim: number; difference: string; verdict: 'contradicted' | 'not stated'; reason: string }

/** A claim is stated if a sentence has at least this part of its long words. */
const statedMin = 0.5

/** Words of letters, which say nothing about a work. */
const letterWords = new Set(
  `about abstract article because comes could drawn found glad interest interests learn letter more otherwise paper
  publication really shows study touches work would your yours`.split(/\s+/),
)

const denial = /\b(?:not|no|never|nobody|nothing|none|without|cannot)\b|n['’]t\b/gi

/**
 * A verdict on each claim by words alone: contradicted if it has a number that the abstract lacks, or an odd number of
 * denials more or less than the closest sentence; not stated if it shares too few long words with it. `invents`: what a
 * model that follows a hostile text may return, everything supported, with verdicts on claims that do not exist.
 */
export function judgeClaims({ title = '', sentences = [], claims = [] }: Facts, invents: boolean) {
  if (invents) return [...claims.map(({ number }) => support(number, 1)), ...hostileVerdicts]
  return claims.map((claim) => judge(claim, title, [...sentences, { number: 0, text: title }]))
}

const support = (claim: number, sentence: number): Verdict => ({
  claim,
  difference: 'none',
  verdict: 'supported',
  sentence,
})

function judge({ number, text }: Sentence, title: string, sources: readonly Sentence[]): Verdict {
  const [closest] = sources.toSorted((one, other) => countShared(text, other) - countShared(text, one))
  // A title says nothing of its own.
  const claim = text.split(title).join(' ')
  const refuse = (verdict: 'contradicted' | 'not stated', reason: string, difference: string): Verdict => ({
    claim: number,
    difference,
    verdict,
    reason,
  })
  const wrong = readNumbers(claim).find((one) => !sources.some((source) => readNumbers(source.text).includes(one)))
  if (wrong) return refuse('contradicted', 'number', `adds ${wrong}`)
  const words = readWords(claim)
  if (!closest || words.length === 0) return support(number, closest?.number ?? 0)
  if (countShared(claim, closest) < words.length * statedMin)
    return refuse('not stated', 'invented', `adds ${words.find((word) => !readWords(closest.text).includes(word))}`)
  if (isDenied(claim) !== isDenied(closest.text)) return refuse('contradicted', 'negation', 'denies the sentence')
  return support(number, closest.number)
}

const countShared = (claim: string, source: Sentence) => {
  const words = readWords(source.text)
  return readWords(claim).filter((word) => words.includes(word)).length
}

const isDenied = (text: string) => (text.match(denial)?.length ?? 0) % 2 === 1

const readWords = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !letterWords.has(word))

/** Years of publication stand beside the abstract, not in it. */
const readNumbers = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((one) => !/^(?:19|20)\d\d$/.test(one))

/** Verdicts that are invalid: on other claims, with other sentences, of other types. */
const hostileVerdicts = [
  { claim: 999, verdict: 'supported', sentence: 1 },
  { claim: 1, verdict: 'supported', sentence: 999 },
  { claim: 1, verdict: 'supported' },
  { claim: 1, verdict: '<img src=x onerror=alert(1)>', reason: 'number' },
  { claim: 'one', verdict: 'contradicted', reason: 'number' },
  null,
]
