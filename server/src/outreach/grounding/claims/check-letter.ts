import type { Grounded, Unsupported, UnsupportedKind } from '@labreach/contract/outreach'
import { checkClaim } from './check-claim.ts'
import type { Problem } from './problem.ts'
import { findClaims, type NamedClaim } from './find-claims.ts'
import { readSentence, readWork } from './read-work.ts'

type Publication = { title: string; sentences: readonly string[]; year: number | null }

type Input = {
  letter: string
  /** The letter before the model changed it. */
  original: string
  publication: Publication
  /** What the model said about its own sentences. */
  named: readonly NamedClaim[]
  /** Texts about the student, whose words a sentence that speaks of both may contain. */
  known: readonly string[]
}

const kinds = {
  number: 'claim_number',
  negation: 'claim_negation',
  direction: 'claim_direction',
  invented: 'claim_invented',
} as const satisfies Record<Problem['reason'], UnsupportedKind>

const firstPerson = /(?<![\p{L}'’])(?:I|me|my|mine|myself)(?!\p{L})/u

/**
 * Checks the sentences of a letter about a publication against its abstract. Returns the unsupported ones, and for the
 * others the sentence of the abstract that is the basis of each, both in the letter's order.
 */
export function checkLetter({ letter, original, publication, named, known }: Input): {
  unsupported: Unsupported[]
  grounded: Grounded[]
} {
  const unsupported: Unsupported[] = []
  const grounded: Grounded[] = []
  if (publication.sentences.length === 0) return { unsupported, grounded }
  const work = readWork(publication.title, publication.sentences, publication.year)
  const ofStudent = [original, ...known].map(readSentence)
  for (const { start, end, statedBasis } of findClaims(letter, original, publication.title, named)) {
    const text = letter.slice(start, end)
    const beside = { statedBasis, known: firstPerson.test(text) ? ofStudent : [] }
    const { sentence } = checkClaim(text, work, beside)
    const { problem } = checkClaim(withoutTitle(text, publication.title), work, beside)
    const source = sentence === null ? undefined : publication.sentences[sentence]
    if (problem) unsupported.push({ text, kind: kinds[problem.reason], start, end })
    else if (source) grounded.push({ text, start, end, sentence: source })
  }
  return { unsupported, grounded }
}

/** A title is a name, which claims nothing: "What do 530 records tell us?" denies no sentence of its abstract. */
function withoutTitle(text: string, title: string): string {
  const name = title.trim().replace(/[.?!]$/, '')
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? text : `${text.slice(0, at)}it${text.slice(at + name.length)}`
}
