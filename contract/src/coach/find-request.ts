import { listSpecific } from './lexicon.ts'
import type { ReadLetter, Sentence } from './read-letter.ts'
import { listWords, type Word } from './words.ts'

/** What a letter asks for. `small` is the sentence with the small request. */
export type Request = {
  small: Sentence | null
  /** The sentences that ask for something of the professor. */
  asks: readonly Sentence[]
  /** A sentence that asks for anything there may be. */
  open: Sentence | null
}

/** More requests than this leave the professor to choose. */
export const mostAsks = 3

/** Beginnings of a request that is no question. */
const wishes = [
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

const wishesByStart = new Map<string, ReadonlySet<string>[][]>()
for (const wish of wishes) {
  for (const start of wish[0]!) wishesByStart.set(start, [...(wishesByStart.get(start) ?? []), wish])
}

const modals = listWords(
  "could would can may might will do are is should shall have did which what where how does was were wouldn't couldn't won't",
)

/** Things that are quickly given. */
const smallThings = listWords(`
  minutes minute call talk chat conversation zoom skype coffee question questions visit meet meeting task hours hour answer
  reply speak sit drop stop file code script figure pointer line sentence reading read point paper word appointment observe
  seminar shadow email look opinion data dataset protocol spreadsheet section sample slides tell send check share try
  stay join attend copy recommend suggest help test`)

/** Words that make such a thing small. */
const bounds = listWords(`
  minutes minute half one two three single hour hours ten fifteen twenty thirty
  10 15 20 25 30 first yes afternoon morning lunch weekly week office`)

/** Words that make it near. */
const nearWords = listWords(`
  week weeks tomorrow today monday tuesday wednesday thursday friday term semester month fortnight afternoon morning
  summer spring autumn fall winter break january february march april may june july august september october november
  december before until after during quarter michaelmas hilary trinity exams days day holiday holidays`)

const anything = listWords('any whatever whichever anything')
const chances = listWords(`
  opportunity opportunities position positions opening openings vacancy vacancies role roles possibility possibilities
  project projects internship internships way ways form capacity funding scholarship chance available assistantship
  suggestions topic topics guidance`)

/** What a professor cannot give by an answer. */
const large = listWords(`
  scholarship fellowship funding funded stipend admission admit supervisor supervise recommendation visa
  position vacancy opening opportunity opportunities assistantship accept recruit hire accommodation salary internship intern
  positions openings intake accepting phd directions background mentorship mail received application conversation`)

/** Finds what a letter asks for. */
export function findRequest({ sentences }: ReadLetter): Request {
  const asks = sentences.filter(isAsk)
  const open = sentences.find(asksForAnything) ?? null
  const smallOnes = asks.filter(isSmall)
  const isClear = asks.filter((ask) => !isAboutScience(ask)).length <= mostAsks && open === null
  return { small: isClear ? (smallOnes[0] ?? null) : null, asks, open }
}

function isAsk(sentence: Sentence): boolean {
  const { words, isQuestion } = sentence
  if (isQuestion) return words.some(({ text }) => modals.has(text))
  return words.some(({ text }, at) =>
    wishesByStart.get(text)?.some((wish) => wish.every((choice, step) => choice.has(words[at + step]?.text ?? ''))),
  )
}

/** A question about the subject is no request of time or things. */
const isAboutScience = ({ words, isQuestion }: Sentence) =>
  isQuestion && !words.some(({ text }) => smallThings.has(text) || large.has(text)) && listSpecific(words).size >= 2

function isSmall(sentence: Sentence): boolean {
  const { words, isQuestion } = sentence
  if (words.some(({ text }) => large.has(text))) return false
  const details = listSpecific(words).size
  if (isQuestion && asksExperience(words)) return true
  // A question that only this professor can answer is quickly answered.
  if (isQuestion && details >= 2) return true
  if (!words.some(({ text }) => smallThings.has(text))) return false
  return hasAmount(words) || words.some(({ text }) => nearWords.has(text)) || details >= 3
}

/** "Did you try …", "have you seen …", "has anyone …": the professor knows it or does not. */
const asksExperience = (words: readonly Word[]) =>
  words.some(
    ({ text }, at) =>
      ['did', 'have', 'has', 'are'].includes(text) &&
      ['you', 'we', 'anyone', 'your'].includes(words[at + 1]?.text ?? ''),
  )

/** Whether an amount stands beside a thing: "fifteen minutes", "one question", "a short call". */
const hasAmount = (words: readonly Word[]) => words.some(({ text }) => bounds.has(text.split('-')[0]!))

function asksForAnything({ words }: Sentence): boolean {
  return words.some(
    ({ text }, at) => anything.has(text) && words.slice(at + 1, at + 6).some((next) => chances.has(next.text)),
  )
}
