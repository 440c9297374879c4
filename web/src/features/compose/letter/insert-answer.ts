import { splitSentences, type Sentence } from './sentences/sentences.ts'

const place = /^\[[^[\]]*\]$/
const signOff =
  /^(?:(?:all the best|best|cheers|cordially|kind|many thanks|regards|respectfully|sincerely|thank you|thanks|warm|warmly|with|yours?)\b[^.?!]{0,40}|(?:thank you|thanks|(?:I am |I )?look(?:ing)? forward)\b[^.?!]{0,60}[.!])$/i
/** A line at the end that is no sentence: the name. */
const nameMax = 40
const ended = /[.?!…:]["”’)]?$/

/**
 * Puts the student's answer into a letter as a sentence of its own: instead of the place in brackets that asks for most
 * of the same as `question`, else before the closing, else at the end. A place within a sentence is not filled.
 */
export function insertAnswer(letter: string, question: string, answer: string): string {
  const text = answer.trim().replace(/\s+/g, ' ')
  if (text === '') return letter
  const sentence = /[.!?…]["'”’»)\]]*$/.test(text) ? text : `${text}.`
  const sentences = splitSentences(letter)
  const asked = toWords(question)
  const countCommon = (words: string) => [...toWords(words)].filter((word) => asked.has(word)).length
  const [best] = sentences
    .filter((one) => place.test(one.text))
    .toSorted((one, other) => countCommon(other.text) - countCommon(one.text))
  if (best) return letter.slice(0, best.start) + sentence + letter.slice(best.end)
  const start = findClosing(letter, sentences)
  if (start !== undefined) return `${letter.slice(0, start)}${sentence}\n\n${letter.slice(start)}`
  return `${letter.trimEnd()}\n\n${sentence}`.trimStart()
}

/** Where the closing of a letter begins: its thanks and wishes with the name below, or the name alone. */
function findClosing(letter: string, [, ...sentences]: readonly Sentence[]): number | undefined {
  const isLine = ({ start }: Sentence) => letter[start - 1] === '\n'
  const isName = (one: Sentence) => isLine(one) && one.text.length <= nameMax && !ended.test(one.text)
  let at = sentences.findLastIndex(({ text }) => signOff.test(text))
  // Thanks within the letter are no closing; "Best regards," is one, whatever stands below it.
  const isThanks = at >= 0 && ended.test(sentences[at]!.text)
  if (at < 0 || (isThanks && sentences.slice(at + 1).some(({ text }) => ended.test(text))))
    at = sentences.findLastIndex((one, index) => index === sentences.length - 1 && isName(one))
  while (at > 0 && isLine(sentences[at - 1]!) && signOff.test(sentences[at - 1]!.text)) at--
  return sentences[at]?.start
}

/** The words that say something: three letters or more. */
const toWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))
