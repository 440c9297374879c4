import type { Polarity } from './judge-verb.ts'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const auxiliaries = set('do does did are is am will can could would have has')
const denials = set('no not never nope none nobody')
const affirmations = set('yes yep sure absolutely gladly')
const pronouns = set('i we prof she he they it there')
const ends = set(', ; . ! : for until this but')
const asking = set('interested want keen looking wish wishing considering thinking eager hoping like')

/**
 * The statement that a question asks for: "are you taking students" asks whether "I am taking students"; null if the
 * question cannot be answered with yes or no.
 */
export function toStatement(question: readonly string[]): string[] | null {
  // "So, am I taking students?"
  const start = question.findIndex((word) => auxiliaries.has(word))
  if (start < 0 || start > 2) return null
  const [auxiliary = '', subject = '', ...rest] = question.slice(start)
  const isNamed = /^(?:the|your|my|our|dr|prof|professor)$/.test(subject)
  const name = isNamed ? rest.slice(0, 1) : []
  const others = isNamed ? rest.slice(1) : rest
  const verb = auxiliary === 'does' || auxiliary === 'did' ? 'do' : auxiliary
  return [toOwn(subject), ...name, verb, ...others].map(toOwnObject)
}

const toOwn = (word: string) =>
  word === 'you' ? 'i' : /^(?:she|he)$/.test(word) ? 'prof' : word === 'your' ? 'my' : word
const toOwnObject = (word: string) => (word === 'your' ? 'my' : word === 'you' ? 'me' : word)

/** The answer with which a sentence begins: "yes", "sadly no", "I do", "not until 2028"; null if it is none. */
export function readAnswer(words: readonly string[]): Polarity | null {
  const [first = '', second = '', third = '', fourth] = words
  if (affirmations.has(first)) return 'yes'
  // "No, we take many."
  if (denials.has(first)) return 'no'
  if (!pronouns.has(first) || !auxiliaries.has(second)) return null
  if (third === 'afraid') return fourth === 'not' ? 'no' : null
  // "I am sorry, but no."
  if (words.slice(2, 6).includes('no')) return 'no'
  if (third === 'not') return fourth === undefined || ends.has(fourth) ? 'no' : null
  return words.length === 2 || ends.has(third) ? 'yes' : null
}

/**
 * A question that calls the reader, with its answer, as one sentence: "Want to do a PhD with us? Send me your grades."
 * is "if you want to do a PhD with us, send me your grades".
 */
export function joinCall(question: readonly string[], answer: readonly string[]): string[] | null {
  const isYou = /^(?:are|do|would)$/.test(question[0] ?? '') && question[1] === 'you'
  const rest = isYou ? question.slice(2) : question
  // "Are you the PhD student I am looking for?"
  if (question[0] === 'are' && isYou && rest[0] === 'the')
    return ['if', 'you', 'are', ...rest.slice(0, -1), ',', ...answer]
  const start = rest.findIndex((word) => asking.has(word))
  if (start < 0 || start > 1) return null
  const end = rest.at(-1) === '?' ? -1 : rest.length
  return ['if', 'you', ...rest.slice(0, end), ',', ...answer]
}
