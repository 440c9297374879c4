import type { UnsupportedKind } from '@labreach/contract/outreach'
import { findSentences } from '@labreach/contract/text/sentences'
import { findUnsupported } from './find-unsupported.ts'

/** A sentence that can be left out: it ends like one, so it is no greeting, and has no placeholder, which must remain. */
const removable = /^[^{}[\]]*[.!?]["”’)]{0,2}$/

const places: Readonly<Partial<Record<UnsupportedKind, string>>> = {
  title: '[title of a paper]',
  year: '[year]',
  name: '[name]',
  affiliation: '[school or institute]',
}

/**
 * Removes the statements of a text that none of the `sources` contains: with their sentences or, where the text needs
 * the sentence, by a place in brackets, which the student must fill in before a letter leaves.
 */
export function removeUnsupported(text: string, sources: readonly string[]): string {
  const findings = findUnsupported(text, sources)
  if (findings.length === 0) return text
  let offset = 0
  const lines = text.split('\n').flatMap((line) => {
    const from = offset
    offset += line.length + 1
    const found = findings.filter(({ start, end }) => start < from + line.length && from < end)
    if (found.length === 0) return [line]
    const inLine = found.map((one) => ({ ...one, start: Math.max(0, one.start - from), end: one.end - from }))
    const kept = removeFromLine(line, inLine)
    return kept === '' ? [] : [kept]
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Finding = { start: number; end: number; kind: UnsupportedKind }

function removeFromLine(line: string, findings: readonly Finding[]): string {
  return findSentences(line)
    .map(({ start, end }) => {
      const sentence = line.slice(start, end)
      const found = findings.filter((one) => one.start < end && start < one.end)
      if (found.length === 0) return sentence
      if (removable.test(sentence)) return ''
      // From the last to the first, so that the positions of the others remain.
      return found.reduceRight(
        (words, one) =>
          words.slice(0, Math.max(0, one.start - start)) +
          (places[one.kind] ?? '[number]') +
          words.slice(Math.min(words.length, one.end - start)),
        sentence,
      )
    })
    .filter(Boolean)
    .join(' ')
}
