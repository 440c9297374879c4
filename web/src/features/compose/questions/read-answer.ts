import { listSpecific } from '@labreach/contract/coach/lexicon'
import { readWords } from '@labreach/contract/coach/words'
import type { Answers } from '@labreach/contract/professors'

/** A question, by the name of its answer. */
export type QuestionName = keyof Answers

/**
 * The words of an answer for the letter, without surrounding spaces, with capitals for "I" and for sentences after the
 * first; empty for one that says nothing ("idk", "-") and for one that is too thin for a letter ("robotics", "your
 * research is great", "python"). A professor would rather read a plain fact than such words, so the letter uses what the
 * profile and the match say instead.
 */
export function readAnswer(name: QuestionName, answer: string): string {
  const words = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll(/(?<![^\s(])i(?=\s\p{L}|['’](?:m|ve|d|ll)\s)/gu, 'I')
    .replaceAll(
      /(?<=\p{L}{2}[.!?]\s)(?<!\b(?:al|approx|ca|cf|dept|dr|eds?|etc|excl|figs?|incl|max|min|mr|mrs|ms|no|pp|prof|st|univ|vols?|vs)\.\s)\p{Ll}(?!\p{Ll}?\p{Lu})/gu,
      (letter) => letter.toUpperCase(),
    )
  if (!/\p{L}{2}/u.test(words) || evasive.test(words)) return ''
  return isThin(name, words) ? '' : words
}

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
  if (count < fewest[name]) return true
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
  /^(?:idk|no idea|i (?:do not|don['’]?t) know|not sure|nothing|nothing really|none|no|nope|n\/?a|skip|unknown|later|todo|tbd|test)[.!?…]?$/i
const evasiveStart =
  /^(?:idk|dunno|(?:i have )?no (?:idea|questions?|comment)|(?:please )?see my (?:cv|resume)|not sure|(?:i )?(?:don['’]?t|do not) know|nothing|everything is in|looking for (?:an?|any|some))\b/i
/** Liking and praise; not "your work on great apes". */
const praise =
  /(?<!\b(?:on|about|of)\s(?:the\s)?)\b(?:cool|great|amazing|awesome|interesting(?! in)|fascinating|famous|the future|(?:very|really|so) good|i (?:really )?(?:like|love))\b/i
const hedge =
  /^(?:i guess|i think|maybe)\b|\b(?:i guess|i think|maybe)[.!]?$|\b(?:hard-?working|see (?:my |the )?(?:cv|resume))\b/i
