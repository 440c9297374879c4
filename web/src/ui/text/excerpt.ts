/** The first letters of a word by which its forms are equal: "language" and "languages". */
const stemLength = 5

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) =>
    (word.endsWith('s') ? word.slice(0, -1) : word).slice(0, stemLength),
  )

/** What the line is about counts more than what it is compared with. */
const aboutWeight = 3

/**
 * The part of a long line that is about certain words: whole words, at most `max` characters, with an ellipsis where
 * something is left out. Of equally good parts, one that begins a sentence or a clause.
 * @param beside a text that is shown beside the line: its words count a little.
 */
export function excerpt(line: string, about: string, max: number, beside = ''): string {
  if (line.length <= max) return line
  const words = [...line.matchAll(/\S+/g)].map((found) => ({ text: found[0], start: found.index }))
  const wanted = new Map([
    ...stemsOf(beside).map((stem) => [stem, 1] as const),
    ...stemsOf(about).map((stem) => [stem, aboutWeight] as const),
  ])
  let best = { score: -1, from: 0, to: 0 }
  for (let from = 0; from < words.length; from++) {
    let to = from
    while (to + 1 < words.length && lengthOf(words, from, to + 1) <= max) to++
    const found = new Set(
      words.slice(from, to + 1).flatMap(({ text }) => stemsOf(text).filter((one) => wanted.has(one))),
    )
    const score = [...found].reduce((sum, stem) => sum + wanted.get(stem)!, 0) + (beginsClause(words, from) ? 0.5 : 0)
    if (score > best.score) best = { score, from, to }
  }
  let { to } = best
  // "models for" looks unfinished; "models" does not.
  while (to > best.from && /^\p{Ll}{1,3}$/u.test(words[to]!.text)) to--
  const part = line.slice(words[best.from]!.start, endOf(words[to]!)).replace(/[,;:.]{1,3}$/, '')
  const beginsSentence = best.from === 0 || /[.!?;:]$/.test(words[best.from - 1]!.text)
  return `${beginsSentence ? '' : '…'}${part}${to < words.length - 1 ? '…' : ''}`
}

type Word = { text: string; start: number }

const endOf = ({ text, start }: Word) => start + text.length
const lengthOf = (words: readonly Word[], from: number, to: number) => endOf(words[to]!) - words[from]!.start
const beginsClause = (words: readonly Word[], at: number) => at === 0 || /[,.!?;:]$/.test(words[at - 1]!.text)
