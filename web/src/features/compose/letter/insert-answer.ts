import { splitSentences } from './sentences/sentences.ts'

const place = /^\[[^[\]]*\]$/
const signOff =
  /^(?:best|cheers|kind|many thanks|respectfully|sincerely|thank you|thanks|warm|with|yours?)\b[^.?!]{0,40}$/i

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
  const closing = sentences.slice(1).findLast((one) => signOff.test(one.text))
  if (closing) return `${letter.slice(0, closing.start)}${sentence}\n\n${letter.slice(closing.start)}`
  return `${letter.trimEnd()}\n\n${sentence}`.trimStart()
}

/** The words that say something: three letters or more. */
const toWords = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))
