import { listSpecific } from './lexicon.ts'
import type { ParsedLetter, Sentence } from './read-letter.ts'
import { listWords, type Word } from './words.ts'

/** What a letter asks for. */
export type LetterRequest = {
  /**
   * A sentence with a request that is quickly granted: for something such as a call or a file, limited in size or time
   * or described with details, or a question that this professor can answer at once. Null if the letter has none, if it
   * asks for anything or for too many things.
   */
  small: Sentence | null
  /** The sentences that ask for something of the professor. */
  asks: readonly Sentence[]
  /** A sentence that asks for any opportunity, without naming one. */
  unspecific: Sentence | null
}

/** With more requests, the professor must choose one. Questions about the subject do not count. */
export const mostAsks = 3

/** Opening words of a request that is not a question. */
const requestOpenings = [
  "would|i'd|should like|love|appreciate|welcome",
  "would|i'd be glad|happy|grateful|thankful|honoured|honored|delighted|pleased|interested",
  'please let|tell|send|consider|advise|inform|find|accept|give|guide|help|reply',
  'let me know',
  'want|wish|hope|like to ask|request|meet|talk|speak|join|work|visit|come|apply|pursue|know|discuss',
  'ask|asking|request|requesting for|you|if|whether',
  'am|currently|actively looking|seeking|searching|applying',
  'look|looking forward|for',
  'kindly|humbly|sincerely request|consider|ask|accept|let',
  'if you could|would|can|have|are',
  'be possible to|for|that|if',
  'my question|request is',
  'only|just|one question',
  'grateful|thankful|appreciate|helpful for|if|it',
].map((pattern) => pattern.split(' ').map((words) => new Set(words.split('|'))))

const openingsByFirstWord = new Map<string, ReadonlySet<string>[][]>()
for (const opening of requestOpenings) {
  for (const word of opening[0]!) openingsByFirstWord.set(word, [...(openingsByFirstWord.get(word) ?? []), opening])
}

/** A question with one of these words is a request. */
const questionWords = listWords(
  "could would can may might will do are is should shall have did which what where how does was were wouldn't couldn't won't",
)

/** Things that a professor can give quickly. */
const smallThings = listWords(`
  minutes minute call talk chat zoom skype coffee question questions visit meet meeting task hours hour answer
  reply speak sit drop stop file code script figure pointer line sentence reading read point paper word appointment observe
  seminar shadow email look opinion data dataset protocol spreadsheet section sample slides tell send check share try
  stay join attend copy recommend suggest help test`)

/** Words that limit a request in size. */
const sizeWords = listWords(`
  minutes minute half one two three single hour hours ten fifteen twenty thirty
  10 15 20 25 30 first yes afternoon morning lunch weekly week office`)

/** Words that limit a request in time. */
const nearWords = listWords(`
  week weeks tomorrow today monday tuesday wednesday thursday friday term semester month fortnight afternoon morning
  summer spring autumn fall winter break january february march april may june july august september october november
  december before until after during quarter michaelmas hilary trinity exams days day holiday holidays`)

const anything = listWords('any whatever whichever anything')
const chances = listWords(`
  opportunity opportunities position positions opening openings vacancy vacancies role roles possibility possibilities
  project projects internship internships way ways form capacity funding scholarship chance available assistantship
  suggestions topic topics guidance`)

/** Words that rule out a small request. */
const notSmall = listWords(`
  scholarship fellowship funding funded stipend admission admit supervisor supervise recommendation visa
  position vacancy opening opportunity opportunities assistantship accept recruit hire accommodation salary internship intern
  positions openings intake accepting phd directions background mentorship mail received application conversation`)

/** Finds what a letter asks for. */
export function findRequest({ sentences }: ParsedLetter): LetterRequest {
  const asks = sentences.filter(isAsk)
  const unspecific = sentences.find(asksForAnything) ?? null
  const smallOnes = asks.filter(isSmall)
  const isClear = asks.filter((ask) => !isSubjectQuestion(ask)).length <= mostAsks && unspecific === null
  return { small: isClear ? (smallOnes[0] ?? null) : null, asks, unspecific }
}

function isAsk(sentence: Sentence): boolean {
  const { words, isQuestion } = sentence
  if (isQuestion) return words.some(({ text }) => questionWords.has(text))
  return words.some(({ text }, at) =>
    openingsByFirstWord
      .get(text)
      ?.some((opening) => opening.every((choice, step) => choice.has(words[at + step]?.text ?? ''))),
  )
}

/** A question about the subject asks for neither time nor things. */
const isSubjectQuestion = ({ words, isQuestion }: Sentence) =>
  isQuestion && !words.some(({ text }) => smallThings.has(text) || notSmall.has(text)) && listSpecific(words).size >= 2

function isSmall(sentence: Sentence): boolean {
  const { words, isQuestion } = sentence
  if (words.some(({ text }) => notSmall.has(text))) return false
  const details = listSpecific(words).size
  if (isQuestion && asksExperience(words)) return true
  // A question that only this professor can answer is quickly answered.
  if (isQuestion && details >= 2) return true
  if (!words.some(({ text }) => smallThings.has(text))) return false
  return hasLimitingWord(words) || words.some(({ text }) => nearWords.has(text)) || details >= 3
}

/** "Did you try …", "have you seen …", "has anyone …": the professor knows it or does not. */
const asksExperience = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      ['did', 'have', 'has', 'are'].includes(text) &&
      ['you', 'we', 'anyone', 'your'].includes(words[at + 1]?.text ?? ''),
  )

/** Whether the sentence contains a word that limits the request: "fifteen minutes", "one question". */
const hasLimitingWord = (words: readonly Word[]) => words.some(({ text }) => sizeWords.has(text.split('-')[0]!))

function asksForAnything({ words }: Sentence): boolean {
  return words.some(
    ({ text }, at) => anything.has(text) && words.slice(at + 1, at + 6).some((next) => chances.has(next.text)),
  )
}
