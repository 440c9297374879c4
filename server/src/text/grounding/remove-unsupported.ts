import type { UnsupportedKind } from '@labreach/contract/outreach'
import { findSentences } from '@labreach/contract/text/sentences'
import { findUnsupported } from './find-unsupported.ts'

/** A sentence that can be left out: it ends like one, so it is no greeting, and has no placeholder, which must remain. */
const removable = /^[^{}[\]]*[.!?]["”’)]{0,2}$/

const isQuestion = (sentence: string) => /\?["”’)]{0,2}$/.test(sentence)

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
  // By paragraphs, since a model may break a sentence over lines.
  const paragraphs = text.split('\n\n').flatMap((paragraph) => {
    const from = offset
    offset += paragraph.length + 2
    const found = findings.filter(({ start, end }) => start < from + paragraph.length && from < end)
    if (found.length === 0) return [paragraph]
    const inParagraph = found.map((one) => ({ ...one, start: Math.max(0, one.start - from), end: one.end - from }))
    const kept = removeFromParagraph(paragraph, inParagraph)
    return kept === '' ? [] : [kept]
  })
  return paragraphs.join('\n\n').trim()
}

type Finding = { start: number; end: number; kind: UnsupportedKind }

function removeFromParagraph(paragraph: string, findings: readonly Finding[]): string {
  return findSentences(paragraph)
    .map(({ start, end }) => {
      const sentence = paragraph.slice(start, end)
      const isAsked = isQuestion(sentence)
      // A question states nothing: its numbers are how long, or when ("in the next two weeks").
      const found = findings.filter(
        (one) => one.start < end && start < one.end && !(isAsked && (one.kind === 'number' || one.kind === 'year')),
      )
      if (found.length === 0) return sentence
      if (removable.test(sentence) && !isAsked) return ''
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
