import { listSpecific } from '@labreach/contract/coach/lexicon'
import { readWords } from '@labreach/contract/coach/words'
import type { Answers } from '@labreach/contract/professors'

/** A question, by the name of its answer. */
export type QuestionName = keyof Answers

/**
 * The words of an answer for the letter, without surrounding spaces and the marks of a list, with capitals for "I"; empty
 * for one that says nothing ("idk", "-") and for one that is too thin for a letter ("your research is great", "python").
 * A professor would rather read a plain fact than such words, so the letter uses what the profile and the match say.
 */
export function readAnswer(name: QuestionName, answer: string): string {
  const lines = answer.split('\n').map((line) => line.trim().replace(bullet, ''))
  const words = joinLines(lines.filter(Boolean)).replaceAll(/(?<![^\s(])i(?=\s\p{L}|['’](?:m|ve|d|ll)\s)/gu, 'I')
  if (!/\p{L}{2}/u.test(words) || evasive.test(words)) return ''
  return isThin(name, words) ? '' : words
}

const bullet = /^(?:[-–—*•·‣▪]|\d{1,2}[.)])\s+/
/** From this length a line may have been broken within a sentence, in pasted text. */
const longLine = 60

/** Lines, without the breaks within a sentence: behind a long line, before a small letter. */
const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    const isBroken = /\p{L}$|,$/u.test(text) && text.length - text.lastIndexOf('\n') > longLine && /^\p{Ll}/u.test(line)
    return `${text}${text && (isBroken ? ' ' : '\n')}${line}`
  }, '')

/** The sentences, fragments and lines of an answer that was read, each with what stands before it. */
export function splitAnswer(answer: string): { words: string; gap: string }[] {
  const pieces: { words: string; gap: string }[] = []
  for (const line of answer.split('\n')) {
    let [words, gap] = ['', pieces.length > 0 ? '\n' : '']
    for (const next of line.split(/\s+/)) {
      if (!isQuoting(words) && endsSentence(words, next)) {
        pieces.push({ words, gap })
        ;[words, gap] = [next, ' ']
      } else words += `${words && ' '}${next}`
    }
    pieces.push({ words, gap })
  }
  return pieces.filter(({ words }) => words !== '')
}

const isQuoting = (words: string) =>
  words.split('“').length > words.split('”').length || words.split('"').length % 2 === 0

/**
 * A full stop behind an initial or an abbreviation ends no sentence; "at 40 K. Maybe" is two. Before a small letter
 * neither does the mark of a title: "“Who owns the river?” and its maps".
 */
const endsSentence = (words: string, next: string): boolean =>
  (/^\p{Ll}/u.test(next)
    ? /[\p{L}\d]{2}[.!?…]$|\d\.$|[!?]{2}$|\d[!?]$/u
    : /(?:[^\s.]{2}|\d|\d \p{Lu})\.["”’)]?$|[!?…]["”’)]?$/u
  ).test(words) &&
  !abbreviation.test(words) &&
  /^["“(]?[\p{L}\d]/u.test(next)

const abbreviation =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|inc|ltd|co|corp|hrs|yrs|avg|assoc|asst|jr|sr|eg|ie|sc|spp?|nat|phys|rev|lett|commun|proc|natl|acad|sci|al|approx|ca|cf|chap|dept|dr|eds?|eqs?|etc|excl|figs?|incl|max|min|mr|mrs|ms|no|pp|prof|sec|st|tab|univ|vols?|vs)\.$/i

/** Whether something was typed that is too thin for the letter. */
export const isTooThin = (name: QuestionName, answer: string): boolean =>
  /\p{L}{2}/u.test(answer) && readAnswer(name, answer) === ''

/** The fewest words that can say something of a work, ask something of it, or tell a deed. */
const fewest = { reason: 3, thought: 4, experience: 4 } as const satisfies Record<QuestionName, number>

/** Praise with as many words of its own says what it praises: "I like how you count graves". */
const leastSpecific = 2

/** An answer with more words says something, whatever else stands in it. */
const enough = 12

function isThin(name: QuestionName, words: string): boolean {
  const count = words.split(/\s+/).length
  // A term of a field is a reason: "POMDPs".
  if (count < fewest[name])
    return (
      name !== 'reason' || shortPraise.test(words) || praise.test(words) || listSpecific(readWords(words)).size === 0
    )
  if (count >= enough) return false
  if (evasiveStart.test(words)) return true
  // The title of a work is no praise.
  const own = words.replaceAll(/[“"][^“”"]*[”"]/g, '')
  // In a thought "I think" marks the thought.
  const rest = own.replace(praise, '').replace(name === 'thought' ? '' : hedge, '')
  return rest !== own && listSpecific(readWords(rest)).size < leastSpecific
}

/** The whole answer says that there is none. */
const evasive =
  /^(?:idk|no idea|(?:i have )?no (?:research )?experience(?: yet| so far)?|(?:none|nothing) (?:yet|so far)|everything|anything|(?:a )?lots?(?: of things)?|many things|(?:i )?(?:will|can) do (?:anything|whatever you (?:want|need))|i (?:do not|don['’]?t) know|not sure|nothing|nothing really|none|no|nope|n\/?a|skip|unknown|later|todo|tbd|test)[.!?…]?$/i
const evasiveStart =
  /^(?:idk|dunno|(?:i have )?no (?:idea|questions?|comment)|(?:please )?see my (?:cv|resume)|not sure|(?:i )?(?:don['’]?t|do not) know|nothing|everything is in|looking for (?:an?|any|some))\b/i
/** Liking and praise; not "your work on great apes". */
const praise =
  /(?<!\b(?:on|about|of)\s(?:the\s)?)\b(?:cool|great|amazing|awesome|interesting(?! in)|fascinating|famous|the future|(?:very|really|so) good|i (?:really )?(?:like|love))\b/i
/** In one or two words it praises too. */
const shortPraise = /\b(?:good|nice|best|kind|friendly|fan)\b/i
const hedge =
  /^(?:i guess|i think|maybe)\b|\b(?:i guess|i think|maybe)[.!]?$|\b(?:hard-?working|see (?:my |the )?(?:cv|resume))\b/i
