import { readWords, type Word } from './words.ts'

/** A range of a text, in UTF-16 code units; `end` is exclusive. */
export type Range = { start: number; end: number }

/** A sentence of the letter, or a line without a full stop, such as the greeting. */
export type Sentence = Range & {
  words: Word[]
  /** The number of its paragraph, from 0. */
  paragraph: number
  isQuestion: boolean
}

/** A letter as the checks read it. */
export type ParsedLetter = { text: string; words: Word[]; sentences: Sentence[] }

/** Abbreviations after which no sentence ends. */
const abbreviations = new Set([
  'dr',
  'prof',
  'mr',
  'ms',
  'mrs',
  'e.g',
  'i.e',
  'al',
  'fig',
  'figs',
  'vs',
  'cf',
  'eq',
  'no',
  'st',
  'b.sc',
  'm.sc',
  'b.a',
  'm.a',
  'b.ed',
  'm.ed',
  'b.tech',
  'm.tech',
  'll.b',
  'll.m',
  'ph.d',
])

/** Splits a letter into paragraphs, sentences and words. */
export function readLetter(text: string): ParsedLetter {
  const sentences: Sentence[] = []
  const words = readWords(text)
  let paragraph = 0
  let start = 0
  let next = 0
  const endSentence = (end: number) => {
    const from = next
    while (next < words.length && words[next]!.start < end) next++
    if (next > from) {
      const own = words.slice(from, next)
      const isQuestion = text.slice(own.at(-1)!.end, end).includes('?')
      sentences.push({
        start: own[0]!.start,
        end: findEnd(text, own.at(-1)!.end, end),
        words: own,
        paragraph,
        isQuestion,
      })
    }
    start = end
  }
  for (const { 0: mark, index } of text.matchAll(/[.!?]["”’)]?(?=\s)|\n\s*/g)) {
    const end = index + mark.length
    if (mark.startsWith('\n')) {
      const isParagraph = mark.indexOf('\n', 1) > 0
      if (!isParagraph && isWrapped(text, start, index)) continue
      endSentence(end)
      if (isParagraph) paragraph++
    } else if (mark[0] !== '.' || !isAbbreviation(text, index)) endSentence(end)
  }
  endSentence(text.length)
  return { text, words, sentences }
}

/** The end of a sentence without the space after it. */
function findEnd(text: string, lastWord: number, end: number): number {
  return lastWord + text.slice(lastWord, end).trimEnd().length
}

/** Whether a line was broken by its length: the line is long and does not end with punctuation. */
function isWrapped(text: string, start: number, end: number): boolean {
  const lineStart = Math.max(start, text.lastIndexOf('\n', end - 1) + 1)
  return end - lineStart > 55 && !/[.!?,:;]$/.test(text.slice(end - 1, end))
}

function isAbbreviation(text: string, at: number): boolean {
  let start = at
  while (start > 0 && at - start < 6 && /[\p{L}.]/u.test(text[start - 1]!)) start--
  const word = text.slice(start, at)
  return abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)
}
