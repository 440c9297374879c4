import type { Unsupported, UnsupportedKind } from '@labreach/contract/outreach'

/** Where in a text something stands. */
export type FindingRange = { start: number; end: number; finding: Unsupported }

const partOfWord = /[\p{L}\p{N}]/u

/**
 * Which findings still stand in a text that was perhaps edited since, and where: each at the place nearest to the one
 * it had, as a word of its own. In their order in the text, never overlapping.
 */
export function standing(findings: readonly Unsupported[], text: string): FindingRange[] {
  const ranges: FindingRange[] = []
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
  year: 'stands neither in your resume nor in what is known of the professor. Check the year.',
  number: 'stands neither in your resume nor in what is known of the professor. Check the number.',
  name: 'is named neither in your resume nor in what is known of the professor. Check who this is.',
  affiliation: 'stands neither in your resume nor in what is known of the professor. Check the place.',
}

/** What to check about a finding, as the end of a sentence that begins with its words. */
export const whatToCheck = ({ kind }: Unsupported): string => advice[kind]
