/** A sentence of a text, or a line that is none, such as a greeting; `end` is exclusive, without the spaces after it. */
export type Sentence = { start: number; end: number; text: string }

/** An end of a sentence, with closing marks, before a word that may begin one. */
const sentenceEnd = /[.!?…]["'”’»)\]}]*(?=\s+["'“‘«([{]*[\p{Lu}\p{N}])/gu

/** Titles, abbreviations and initials, after which a sentence goes on. */
const abbreviation = /(?:^|[\s(])(?:Dr|Prof|Mr|Mrs|Ms|St|Jr|Sr|al|approx|ca|cf|e\.g|etc|Fig|i\.e|No|vs|\p{Lu})\.$/u

/** Longer than each abbreviation with the space before it. */
const abbreviationMax = 8

/** Splits a letter into its sentences, in order. A line end always ends a sentence, and text in brackets is one piece. */
export function splitSentences(text: string): Sentence[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) => splitLine(line, index))
}

function splitLine(line: string, offset: number): Sentence[] {
  const sentences: Sentence[] = []
  const brackets = [...line.matchAll(/\[[^[\]]*\]|\{[^{}]*\}/g)]
  let bracket = brackets.shift()
  let from = 0
  const add = (to: number) => {
    const start = from + line.slice(from, to).search(/\S/)
    const text = line.slice(from, to).trim()
    if (text) sentences.push({ start: offset + start, end: offset + start + text.length, text })
    from = to
  }
  for (const { index, 0: marks } of line.matchAll(sentenceEnd)) {
    const to = index + marks.length
    const isAbbreviation = marks === '.' && abbreviation.test(line.slice(Math.max(from, to - abbreviationMax), to))
    while (bracket && bracket.index + bracket[0].length <= to) bracket = brackets.shift()
    const isInBrackets = bracket !== undefined && bracket.index < to
    if (!isAbbreviation && !isInBrackets) add(to)
  }
  add(line.length)
  return sentences
}
