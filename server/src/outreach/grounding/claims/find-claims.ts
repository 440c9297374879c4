import { findSentences } from '@labreach/contract/text/sentences'

/**
 * A sentence of a letter that speaks about the publication. `namedBasis` is the index of the sentence of its abstract
 * that the model gave as the basis; undefined if it gave the title or none.
 */
export type LetterClaim = { start: number; end: number; namedBasis: number | undefined }

/**
 * What the model returned about a sentence of the letter that it wrote: the words, and a sentence number, 0 for the title. Nothing is
 * checked.
 */
export type NamedClaim = { words: string; sentence: number }

const mention =
  /\b(?:your|the|this|that)\s(?:[\w-]{1,30}\s){0,3}(?:paper|article|study|publication|preprint|abstract|chapter|manuscript|findings?|results?|experiments?|method|approach|analysis|data|conclusions?)\b/i
/** After a sentence about the work: "You show …", "It also …". */
const continuation = /^(?:you|your|it|its|this|that|these|those|there|the|in it|by|using|with|from|here)\b/i
/** "I would like", "My resume": about the student. */
const aboutStudent = /^(?:i|my|me|would|could|may|thank|thanks|please)\b/i

/**
 * The sentences of a letter that speak about a publication: those that the model names, those that mention its title
 * or "your paper", and those that continue them. Sentences that stand in the `original` letter are the student's own.
 */
export function findClaims(
  letter: string,
  original: string,
  title: string,
  named: readonly NamedClaim[],
): LetterClaim[] {
  const own = fold(original)
  const foldedTitle = fold(title)
  const numbers = new Map(named.map(({ words, sentence }) => [fold(words), sentence > 0 ? sentence - 1 : undefined]))
  const claims: LetterClaim[] = []
  let offset = 0
  for (const line of letter.split('\n')) {
    let isAboutWork = false
    for (const { start, end } of findSentences(line)) {
      const sentence = line.slice(start, end)
      const folded = fold(sentence)
      const isMention = (foldedTitle.length > 0 && folded.includes(foldedTitle)) || mention.test(sentence)
      isAboutWork = isMention || (isAboutWork && !aboutStudent.test(sentence) && continuation.test(sentence))
      if ((!numbers.has(folded) && !isAboutWork) || folded === '' || own.includes(folded)) continue
      claims.push({ start: offset + start, end: offset + end, namedBasis: numbers.get(folded) })
    }
    offset += line.length + 1
  }
  return claims
}

/** The words of a text in lower case, separated by spaces. */
const fold = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
