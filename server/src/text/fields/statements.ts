import { splitSections } from '../resume-sections.ts'
import { trimEnd } from '../trim-end.ts'

/** A longer part of a list is a sentence rather than the name of an interest. */
export const phraseWordsMax = 8
/** The model reads no more of a line. */
const sentenceMax = 200
const clauseWords = { min: 2, max: 12 }
/** A shorter line that ends without a connecting word is an item of its own. */
const wrappedFrom = 60

/** "I really want to study", "My research interests include": what precedes the subject of a sentence. */
const leadIn =
  /^(?:and |but |so |also |currently |i |we |i[’']m |i[’']d |i[’']ve |am |was |have |would |really |very |just |always |deeply |mostly |mainly )*(?:(?:want|wish|hope|love|like|plan|aim|dream|try)(?:ed|s|ing)?|interested|fascinated|curious|passionate|excited|keen|enthusiastic|wonder(?:ing)?|my (?:research |academic |main |current )*(?:interests?|research|work|focus|goal|dream) (?:(?:is|are|lies?|include[sd]?|focus(?:es)?|cent(?:er|re)s?|spans?) ?))(?: (?:to|in|on|about|by|with|of|at|of being|how to|be able to|help to|work on|work with|study|studying|research|researching|learn more|learning more|learn|learning|learn more|understand|understanding|know|find out|explore|exploring|do|make sure))*\s+/i
/** "I want to", "I'd like to", "I'm fascinated" */
const wish =
  /(?<!\p{L})i(?:[’']?d|[’']?m|[’']?ve| am| would| have)?(?: (?:really|also|always|just|would|very|so|most))* (?:want|wish|hope|love|like|plan|aim|dream|wanted|interested|fascinated|curious|passionate|keen|excited|wonder)(?!\p{L})/iu
const conjunction = /^(?:and|or|the|especially|particularly|including)\s+/i
const clauseBreak = / (?:because|so that|so|but|when|while|where|which|and|to help|in order to|without|before|after) /i
const connecting = /(?:[,&(-]|(?<![\p{L}-])(?:and|or|of|in|on|for|the|to|with|by|a|an))$/iu

/**
 * The parts of the lines of a list or a text about interests: phrases and sentences, without what precedes their
 * subject. A line that continues the one before is joined to it.
 */
export function splitStatements(lines: readonly string[]): string[] {
  return joinWrapped(lines)
    .join('\n')
    .split(/[,;|•·、，；。\n]|[.!?]\s|\s{3,}|\s[-–—]\s|[:：]/)
    .map((part) => {
      const text = trimEnd(part.replace(/^[^\p{L}\p{N}]+/u, ''), /[^\p{L}\p{N}+#)]/u)
      return removeLeadIn(text.replace(conjunction, '').trim()).replace(conjunction, '')
    })
    .filter(Boolean)
}

/** Whether a line is a sentence about the student rather than a list. */
export const isSentence = (line: string): boolean => countWords(line) > phraseWordsMax && aboutMe.test(line)
const aboutMe = /^my |(?<!\p{L})(?:i|we)(?!\p{L})/iu
/** "I'm from Cairo", "I am 14": this says nothing about research. */
const selfDescription = /^(?:i[’']?m|i am|i was|i came|i grew|i live|i work|from|as a)(?!\p{L})/iu

/** "I want to study how bees find home" → "how bees find home" */
export function removeLeadIn(text: string): string {
  const rest = text.replace(leadIn, '')
  return countWords(rest) >= clauseWords.min ? rest : text
}

/** The parts of the lists in the sections of interests, in lower case. */
export function readStatements(text: string): Set<string> {
  const listed = splitSections(text).filter(({ kind }) => kind === 'interests')
  const lists = listed.flatMap(({ lines }) => joinWrapped(lines)).filter((line) => !isSentence(line))
  return new Set(lists.flatMap((line) => splitStatements([line])).map((part) => part.toLowerCase()))
}

/** A sentence about interests: its wishes, each whole and in its clauses, and what else the student tells. */
export type LongStatement = { wishes: string[]; story: string[] }

/**
 * The sentences in which a resume states interests, and the long parts of lists. Fewer than nine words are a statement
 * of their own. Sentences of a summary count only without a section of interests.
 */
export function readLongStatements(text: string): LongStatement[] {
  const sections = splitSections(text)
  const listed = sections.filter(({ kind }) => kind === 'interests')
  const statements =
    listed.length > 0
      ? listed.flatMap(({ lines }) => joinWrapped(lines)).flatMap(readListed)
      : sections
          .filter(({ kind }) => kind === 'summary')
          .flatMap(({ lines }) => lines.join(' ').split(/(?<=[.!?])\s/))
          .filter((sentence) => leadIn.test(sentence))
          .map((sentence) => ({ wishes: splitClauses(sentence), story: [] }))
  return statements.filter(({ wishes, story }) => wishes.length + story.length > 0)
}

function readListed(line: string): LongStatement[] {
  if (isSentence(line)) return [readSentence(line)]
  return splitStatements([line])
    .filter((part) => countWords(part) > phraseWordsMax)
    .map((part) => ({ wishes: splitClauses(part), story: [] }))
}

/** What a sentence about the student wishes, and what it tells beside that. */
export function readSentence(line: string): LongStatement {
  const wishes = findWishes(line)
  const said = wishes.reduce((rest, one) => rest.replace(one, ''), line)
  return {
    wishes: wishes.flatMap(splitClauses),
    story: [...new Set(said.split(/(?<=[.!?])\s+/).flatMap(splitClauses))],
  }
}

/** The parts of a text between punctuation marks, each whole and in its clauses. */
function splitClauses(text: string): string[] {
  const parts = splitStatements([text]).flatMap((part) => [
    part.slice(0, sentenceMax),
    ...part
      .split(clauseBreak)
      .map(removeLeadIn)
      .filter((clause) => countWords(clause) >= clauseWords.min && countWords(clause) <= clauseWords.max),
  ])
  return [...new Set(parts)].filter((line) => countWords(line) >= clauseWords.min && !selfDescription.test(line))
}

/**
 * The lines of a section of interests, without what precedes the wish of a sentence: "I have diabetes and I want to
 * understand immune cells" → "I want to understand immune cells".
 */
export const removeStories = (lines: readonly string[]): string[] =>
  joinWrapped(lines).flatMap((line) => (isSentence(line) ? findWishes(line) : [line]))

/** What follows the wishes of a sentence about the student: what precedes is a story. The sentence if it has none. */
function findWishes(line: string): string[] {
  const wishes = line.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const at = sentence.search(wish)
    return at === -1 ? [] : [sentence.slice(at)]
  })
  return wishes.length > 0 ? wishes : [line]
}

const countWords = (text: string) => text.split(/\s+/).length

/** Joins a line that continues the one before. If all lines begin with a small letter, each is an item. */
export function joinWrapped(lines: readonly string[]): string[] {
  if (lines.every((line) => /^\P{Lu}/u.test(line))) return [...lines]
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const continues = /^\p{Ll}/u.test(line) && last && (last.length >= wrappedFrom || connecting.test(last))
    if (continues) joined.push(`${joined.pop()!} ${line}`)
    else joined.push(line)
  }
  return joined
}
