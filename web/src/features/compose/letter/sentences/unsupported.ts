import type { Unsupported, UnsupportedKind } from '@labreach/contract/outreach'

type Found = Pick<Unsupported, 'text' | 'start'>

/** The range of a finding in the text; `end` is exclusive. */
export type TextRange<T extends Found> = { start: number; end: number; finding: T }
export type FindingRange = TextRange<Unsupported>

const partOfWord = /[\p{L}\p{N}]/u

/**
 * Finds the statements that the server has found in a text that may have been edited since the check: each at the position nearest to
 * its original one, as whole words. The ranges are sorted and do not overlap.
 */
export function locateFindings<T extends Found>(findings: readonly T[], text: string): TextRange<T>[] {
  const ranges: TextRange<T>[] = []
  for (const finding of findings) {
    const starts = occurrences(text, finding.text).filter(
      (start) => !ranges.some((range) => start < range.end && range.start < start + finding.text.length),
    )
    const nearest = starts.toSorted((a, b) => Math.abs(a - finding.start) - Math.abs(b - finding.start))[0]
    if (nearest !== undefined) ranges.push({ start: nearest, end: nearest + finding.text.length, finding })
  }
  return ranges.toSorted((a, b) => a.start - b.start)
}

function occurrences(text: string, words: string): number[] {
  const starts: number[] = []
  if (words === '') return starts
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + words.length] ?? '']
    if (!partOfWord.test(before) && !partOfWord.test(after)) starts.push(at)
  }
  return starts
}

const advice: Readonly<Record<UnsupportedKind, string>> = {
  title: 'is not the title of a publication that Labreach knows. Check that it exists and is theirs.',
  year: 'is neither in your resume nor in what Labreach knows about the professor. Check the year.',
  number: 'is neither in your resume nor in what Labreach knows about the professor. Check the number.',
  name: 'is neither in your resume nor in what Labreach knows about the professor. Check who this is.',
  affiliation: 'is neither in your resume nor in what Labreach knows about the professor. Check the place.',
  claim_number: 'gives a number, a unit or a year that title and abstract do not state. Check it in the paper.',
  claim_negation: 'says the opposite of the title or abstract. Read them again.',
  claim_direction:
    'turns round what title or abstract say: more for less, before for after, or one side for the other.',
  claim_invented: 'names something that is not in title or abstract. Check that the paper has it, or take it out.',
}

/** The second part of a sentence that starts with the text of the finding. */
export const findingAdvice = ({ kind }: Unsupported): string => advice[kind]
