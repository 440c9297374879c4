import type { Answers } from '@labreach/contract/professors'
import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import { readAnswer, splitAnswer } from './read-answer.ts'
import { embed, findForm, isClosed, isDeed, isThing, isVerbless, lowerStart, type Form } from './sentence-forms.ts'

/** What a letter says about its writer and its reader beside the answers. An empty string is not known. */
export type LetterDetails = {
  /** The professor's surname. */
  surname: string
  /** The student's full name. */
  name: string
  /** E.g. "PhD student". */
  level: string
  major: string
  school: string
  /** When the work could start, e.g. "spring 2027". */
  term: string
  /** What of the professor's work is nearest to the student, e.g. "legged locomotion"; null if nothing is known. */
  topic: string | null
  /** A deed of the student's resume that is near the professor's work: "Built a six-legged robot"; null if none is known. */
  deed: string | null
  /** Whether the resume goes with the letter: some professors want no attachments. */
  isResumeAttached: boolean
  /** The student's fields and skills, the most important first. */
  fields: readonly string[]
  skills: readonly string[]
}

/**
 * Composes a first letter from the answers to the three questions. The student's words stay as they are: they get
 * capitals and a mark at the end, a fragment is introduced, and a verb gets the "I" that it lacks, nothing else. For an
 * answer that is missing or too thin the letter says what the profile and the match know: the topic of the match, or
 * else an open place, and a deed of the resume, or else fields and skills. A missing thought is left out.
 * The letter follows what most professors ask for: who writes, why to this one, a thought, a deed, one small request
 * (docs/letters/advice.md).
 */
export function composeFirstLetter(answers: Answers, details: LetterDetails): string {
  const paragraphs = [
    `Dear Professor ${details.surname || '[Professor Name]'},`,
    `${introduce(details)} ${stateReason(answers.reason, details.topic)}`,
    [stateThought(answers.thought), stateExperience(answers.experience, details)].filter(Boolean).join('\n\n'),
    makeRequest(details),
    'Thank you for reading this.',
    `Kind regards,\n${details.name || '[Your Name]'}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** The place that stands for an answer to the first question when nothing is known. */
const reasonPlace = '[One sentence: what of their work made you write to this professor?]'

function introduce({ level, major, school }: LetterDetails): string {
  const who = level ? `${isVowel(level) ? 'an' : 'a'} ${level}` : '[Your Year, e.g., second-year undergraduate]'
  // Not every student has a major, and no pupil studies in one.
  const subject = major && !level.startsWith('high school') ? ` in ${major}` : ''
  const place = /^University of\s/i.test(school) ? `the ${school}` : school
  return `I am ${who}${subject} at ${place || '[Your School]'}.`
}

const stateReason = (reason: string, topic: string | null): string =>
  setAnswer(readAnswer('reason', reason), introduceReason) ||
  (topic ? `I am writing to you because of your work on ${topic}.` : reasonPlace)

function introduceReason(words: string): string {
  if (cause.test(words)) return `I am writing to you ${lowerStart(words)}`
  if (isThing(words)) return `I am writing to you because of ${embed(words)}`
  if (isThing(words.split(becauseClause)[0]!)) return `I am writing to you about ${embed(words)}`
  if (/^\S+(?:\s\S+)?$/.test(words)) return `I am writing to you because of your work on ${embed(words)}`
  return `What made me write to you: ${embed(words)}`
}

/** What can follow "I am writing to you". */
const cause =
  /^(?:(?:because|since(?! \d))\s|(?:after|about) (?:your|the) [^,]*$|to (?!(?:me|my|us|our|you|your|the|an?|this|be|date)\s))/i

/** "…, because it predicts the joints first" behind what it explains. */
const becauseClause = /,?\s(?:because|since(?! \d))\s/i

const stateThought = (thought: string): string =>
  setAnswer(readAnswer('thought', thought), (words, isAsked) =>
    isAsked || /^about\s/i.test(words) ? `I would like to ask ${lowerStart(words)}` : `What I noticed: ${embed(words)}`,
  )

function stateExperience(experience: string, { deed, fields, skills }: LetterDetails): string {
  const words = readAnswer('experience', experience)
  if (words) return setAnswer(words, (fragment) => `The closest thing I have done: ${embed(fragment)}`, true)
  if (deed) return `From my resume, closest to this: ${close(lowerStart(deed))}`
  const own = fields.slice(0, 2).map(lowerTopic)
  const isOwn = (skill: string) => own.some((field) => field.toLowerCase() === skill.toLowerCase())
  const known = skills.filter((skill) => !isOwn(skill)).slice(0, 2)
  const parts = [
    own.length > 0 ? `My own ${own.length > 1 ? 'fields so far are' : 'field so far is'} ${own.join(' and ')}` : '',
    known.length > 0 ? `${own.length > 0 ? 'and ' : ''}I work with ${known.join(' and ')}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

type Introduce = (fragment: string, isAsked: boolean) => string

/**
 * Sets the words of an answer, sentence by sentence. Fragments are introduced; behind a sentence they are joined to it,
 * so that none stands alone. In an answer about the student's own deeds (`isOwn`) no "I" stands before a mere list.
 */
function setAnswer(answer: string, introduce: Introduce, isOwn = false): string {
  let [letter, isIntroduced] = ['', false]
  const pieces = joinFragments(
    splitAnswer(answer).map((piece) => ({ ...piece, form: formOf(piece.words, isOwn) })),
    isOwn,
  )
  for (const { words, gap, form } of pieces) {
    // One introduction is enough, and "or not" after a question needs none.
    const needsNone = isIntroduced || !letter.endsWith('?') || /^(?:or|and|but)\s/i.test(words)
    const isLater = form === 'fragment' && letter !== '' && needsNone
    isIntroduced ||= form === 'fragment'
    const isLoose = isLater && !letter.endsWith('?') && isVerbless(words)
    letter = isLoose
      ? `${withoutMark(letter)}; ${close(embed(words))}`
      : `${letter}${letter && gap}${setPiece(words, isLater ? 'sentence' : form, introduce)}`
  }
  return letter
}

type Piece = { words: string; gap: string; form: Form }

/** Fragments that follow each other are one. */
function joinFragments(pieces: readonly Piece[], isOwn: boolean): Piece[] {
  const joined: Piece[] = []
  for (const [at, { words, gap, form }] of pieces.entries()) {
    const last = joined.at(-1)
    const isList =
      form === 'fragment' ||
      (isOwn &&
        form === 'deed' &&
        ((pieces[at + 1]?.form === 'fragment' && (!last || last.form === 'fragment')) ||
          (gap === '\n' && last?.form === 'fragment')))
    // Behind a full stop, words that may be a sentence stay one.
    if (isList && last?.form === 'fragment' && (gap === '\n' || form === 'deed' || isVerbless(words)))
      last.words = `${withoutMark(last.words)}${hasCommas(pieces) ? ';' : ','} ${embed(words)}`
    else joined.push({ words, gap: isClosed(last?.words ?? '') ? gap : ' ', form: isList ? 'fragment' : form })
  }
  return joined
}

const hasCommas = (pieces: readonly Piece[]) =>
  pieces.some(({ words, form }) => form === 'fragment' && /[,;]/.test(words))

const withoutMark = (words: string) => words.replace(/[.!…]{1,9}$/, '')

function setPiece(words: string, form: Form, introduce: Introduce): string {
  switch (form) {
    case 'sentence':
      return close(upperStart(words))
    case 'question':
      return close(upperStart(words).replace(/\.$/, ''), '?')
    case 'deed':
      return close(`I ${lowerStart(words)}`)
    case 'state':
      return close(`I am ${lowerStart(words)}`)
    case 'asked':
    case 'fragment':
      return close(introduce(words.replace(/!{1,9}$/, ''), form === 'asked'))
  }
}

/** "Was treasurer of our union" asks nothing where the words are about the student. */
const ownPast = /^was\s(?!(?:I|we|you|he|she|it|they|this|that|there|the|your)\b)[^?]*$/i

/** The form of a sentence. "Built a robot; C, Python" is a list. */
function formOf(words: string, isOwn: boolean): Form {
  const [form, ...others] = words
    .split(/;\s/)
    .map((part) => (isOwn && (isDeed(part) || ownPast.test(part)) ? 'deed' : findForm(part)))
  if (form === 'deed') return others.includes('fragment') ? 'fragment' : 'deed'
  return others.length > 0 ? findForm(words) : form!
}

const makeRequest = ({ term, isResumeAttached }: LetterDetails) =>
  `Could we talk for 15 minutes in the next two weeks, by video or in person, about one small task that I could take on${
    term ? ` in ${term}` : ''
  }?${isResumeAttached ? ' My resume is attached.' : ''}`

/** The words with a mark at their end. */
const close = (words: string, mark = '.') => (isClosed(words) ? words : `${words}${mark}`)

const upperStart = (words: string) => words.replace(/^\p{Ll}(?!\p{Ll}?\p{Lu})/u, (letter) => letter.toUpperCase())

const isVowel = (word: string) => /^[aeiou]/i.test(word)
