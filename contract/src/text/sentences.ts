/** Abbreviations that a capital letter or a digit may follow within a sentence, in lower case and without their dots. */
const abbreviations = new Set(
  `al approx ca cf chap col corp dept dr ed eds eq eqs esp est etc ext fig figs gen inc incl jr lt max min mr mrs ms no
  nos op p pp prof ref refs resp sec sect sp spp sr st subsp suppl tab univ var vol vols vs wt`.split(/\s+/),
)

/** Abbreviations with inner dots: "e.g", "i.e", "U.S", "a.k.a". The last dot is not part of it. */
const dotted = /^(?:\p{L}\.){1,4}\p{L}$/u

/** Dotted abbreviations that are usually followed by the rest of their sentence. */
const neverLast = new Set(['e.g', 'i.e', 'a.k.a', 'c.f', 'w.r.t'])

/** Abbreviations that also end a sentence, if a word with a capital letter follows. */
const mayBeLast = new Set(['al', 'etc', 'inc', 'corp', 'jr', 'sr', 'no', 'max', 'min'])

/** Punctuation that may end a sentence, with closing quotation marks and brackets. */
const endMarks = /([.!?…]{1,8})["'”’»)\]]{0,4}$/u

/** The longest punctuation that is looked at. */
const marksMax = 12

/**
 * Splits English prose into its sentences, each on one line. A dot in an abbreviation ("e.g.", "et al."), after an
 * initial ("J. Smith"), in a number ("3.5") or in an address ends no sentence. Takes linear time.
 */
export const splitSentences = (text: string): string[] =>
  findSentences(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '))

/** The sentences of a text in its order, without the space around them. An empty line ends a sentence. */
export function findSentences(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let from = 0
  for (const { index, 0: space } of text.matchAll(/\s+/g)) {
    const marks = endMarks.exec(text.slice(Math.max(from, index - marksMax), index))
    const next = index + space.length
    const isEnd = emptyLine.test(space) || (marks && endsSentence(text, from, index - marks[0].length, marks[0], next))
    if (!isEnd) continue
    if (index > from) found.push({ start: from, end: index })
    from = next
  }
  if (from < text.length) found.push({ start: from, end: text.length })
  // Space at the beginning of the text.
  return found.map(({ start, end }) => ({ start: end - text.slice(start, end).trimStart().length, end }))
}

const emptyLine = /\n[^\S\n]*\n|\r[^\S\r\n]*\r|\r\n[^\S\n]*\r\n/

/** The longest word before a dot that is looked at. */
const wordMax = 24

function endsSentence(text: string, from: number, dot: number, marks: string, end: number): boolean {
  const next = /^["'“‘«([]*(.)/u.exec(text.slice(end, end + 8))?.[1]
  if (next === undefined) return true
  // "found in vitro. coli" is not the beginning of a sentence; "pH" and "mRNA" may be.
  if (/\p{Ll}/u.test(next) && !/^["'“‘«([]*\p{Ll}{1,3}\p{Lu}/u.test(text.slice(end, end + 10))) return false
  const word = text
    .slice(Math.max(from, dot - wordMax), dot)
    .split(/[^\p{L}\p{N}.&-]/u)
    .at(-1)!
  const lower = word.toLowerCase()
  if (marks !== '.') return true
  if (neverLast.has(lower)) return false
  if (/^\p{Lu}$/u.test(word)) return isUnitOrVariable(text, from, dot)
  if (dotted.test(word)) return startsLikeSentence(text.slice(end, end + 40))
  if (!abbreviations.has(lower)) return true
  if (/\p{N}/u.test(next)) return false
  return mayBeLast.has(lower) && /\p{Lu}/u.test(next) && startsLikeSentence(text.slice(end, end + 40))
}

/** A single capital letter is an initial ("J. Smith"), but after a number it is a unit, and after such words a name. */
const isUnitOrVariable = (text: string, from: number, dot: number) =>
  /(?:\p{N}\s?|\b(?:vitamin|hepatitis|type|group|phase|class|stage|grade|virus|influenza)\s)\p{Lu}$/u.test(
    text.slice(Math.max(from, dot - wordMax), dot),
  )

/** Words with which sentences of abstracts begin. Other capitalised words after an abbreviation may be names. */
const startsLikeSentence = (text: string) =>
  /^["'“‘«([]*(?:A|After|All|Although|An|As|At|Because|Before|Both|But|By|Compared|Data|Despite|During|Each|Finally|First|For|From|Furthermore|Here|How|However|If|In|It|Its|Moreover|Most|No|Of|On|Only|Our|Overall|Results|Second|Several|Since|Some|Such|That|The|Their|Then|There|These|They|This|Those|Three|Thus|To|Two|Under|Using|We|When|Where|Whereas|Whether|While|With|Without|Yet)\b/u.test(
    text,
  )
