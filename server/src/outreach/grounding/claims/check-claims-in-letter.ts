import type { Grounded, Unsupported, UnsupportedKind } from '@labreach/contract/outreach'
import type { Verdict } from '../../../services/writer/writer.ts'
import { checkClaim } from './check-claim.ts'
import { decideClaim } from './decide-claim.ts'
import type { LetterClaim } from './find-claims.ts'
import type { Problem } from './problem.ts'
import { readSentence, readWork } from './read-work.ts'

type Publication = { title: string; sentences: readonly string[]; year: number | null }

type Input = {
  letter: string
  /** The letter before the model changed it. */
  original: string
  publication: Publication
  /** The sentences about the publication, and at the same index what the model says of each. */
  claims: readonly LetterClaim[]
  verdicts?: readonly (Verdict | undefined)[]
  /** Texts about the student, whose words a sentence that speaks of both may contain. */
  known: readonly string[]
}

const kinds = {
  number: 'claim_number',
  negation: 'claim_negation',
  direction: 'claim_direction',
  invented: 'claim_invented',
} as const satisfies Record<Problem['reason'], UnsupportedKind>

const firstPerson = /(?<![\p{L}'’])(?:I|me|[Mm]y|mine|myself|[Ww]e|us|[Oo]urs?)(?!\p{L})/u

/**
 * Checks the sentences of a letter about a publication against its title and its abstract, which may be empty. Returns
 * the unsupported ones, and for the others the sentence of the abstract that is the basis of each, both in the letter's
 * order.
 */
export function checkClaimsInLetter({ letter, original, publication, claims, verdicts = [], known }: Input): {
  unsupported: Unsupported[]
  grounded: Grounded[]
} {
  const unsupported: Unsupported[] = []
  const grounded: Grounded[] = []
  const work = readWork(publication.title, publication.sentences, publication.year)
  const ofStudent = [original, ...known].map(readSentence)
  for (const [at, { start, end, namedBasis }] of claims.entries()) {
    const text = letter.slice(start, end)
    const beside = { namedBasis, known: firstPerson.test(text) ? ofStudent : [] }
    const { sentenceIndex: basisIndex } = checkClaim(text, work, beside)
    const untitled = withoutTitle(text, publication.title)
    const checked = { problem: checkClaim(untitled, work, beside).problem, sentenceIndex: basisIndex }
    const { problem, sentenceIndex } = decideClaim(text, work, checked, verdicts[at])
    const source = sentenceIndex === null ? undefined : publication.sentences[sentenceIndex]
    if (problem) unsupported.push({ text, kind: kinds[problem.reason], start, end })
    else if (source) grounded.push({ text, start, end, sentence: source })
  }
  return { unsupported, grounded }
}

/** Replaces the title by "it", since words of a title (no, not, numbers) must not count as statements. */
function withoutTitle(text: string, title: string): string {
  const name = title.trim().replace(/[.?!]$/, '')
  const at = name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? text : `${text.slice(0, at)}it${text.slice(at + name.length)}`
}
