import type { Answers } from '@labreach/contract/professors'
import { lowerFirst } from '@labreach/contract/coach/lower-first'
import { readAnswer } from './read-answer.ts'

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
 * Composes a first letter from the answers to the three questions. The student's words stay as they are: a fragment is introduced
 * or gets its first capital and its full stop, nothing else. For an answer that is missing or too thin the letter says
 * what the profile and the match know: the topic of the match, or else an open place, and a deed of the resume, or else
 * fields and skills. A missing thought is left out.
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
    details.name || '[Your Name]',
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** The place that stands for an answer to the first question when nothing is known. */
const reasonPlace = '[One sentence: what of their work made you write to this professor?]'

function introduce({ level, major, school }: LetterDetails): string {
  const who = level ? `${isVowel(level) ? 'an' : 'a'} ${level}` : '[Your Year, e.g., second-year undergraduate]'
  // Not every student has a major.
  const subject = major ? ` in ${major}` : ''
  return `I am ${who}${subject} at ${school || '[Your School]'}.`
}

function stateReason(reason: string, topic: string | null): string {
  const words = readAnswer('reason', reason)
  if (!words) return topic ? `I am writing to you because of your work on ${topic}.` : reasonPlace
  if (/^because\b/i.test(words)) return `I am writing to you ${close(words)}`
  if (isSentence(words) || statement.test(words)) return close(capitalize(words))
  return `I am writing to you because of ${close(words)}`
}

function stateThought(thought: string): string {
  const words = readAnswer('thought', thought)
  if (!words) return ''
  if (/^(?:whether|if)\s/i.test(words)) return `I would like to ask ${close(words)}`
  if (questionStart.test(words)) return close(capitalize(words), '?')
  return isSentence(words) || statement.test(words) ? close(capitalize(words)) : `What I noticed: ${close(words)}`
}

function stateExperience(experience: string, { deed, fields, skills }: LetterDetails): string {
  const words = readAnswer('experience', experience)
  if (words) {
    if (deedStart.test(words)) return close(`I ${words}`)
    return isSentence(words) ? close(capitalize(words)) : `The closest thing I have done: ${close(words)}`
  }
  if (deed) return `From my resume, closest to this: ${close(lowerFirst(deed))}`
  const own = fields.slice(0, 2).map(lowerFirst)
  const known = skills.filter((skill) => !own.includes(skill.toLowerCase())).slice(0, 2)
  const parts = [
    own.length > 0 ? `My own ${own.length > 1 ? 'fields so far are' : 'field so far is'} ${own.join(' and ')}` : '',
    known.length > 0 ? `${own.length > 0 ? 'and ' : ''}I work with ${known.join(' and ')}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

const makeRequest = ({ term, isResumeAttached }: LetterDetails) =>
  `Could we talk for 15 minutes in the next two weeks, by video or in person, about one small task that I could take on${
    term ? ` in ${term}` : ''
  }?${isResumeAttached ? ' My resume is attached.' : ''}`

/** A statement without a full stop: "computer vision is very interesting", but not "your paper that is …". */
const statement = /^(?:(?!that\s|which\s|who\s)[^\s]+\s){1,4}(?:is|are|was|were|looks?|seems?|sounds?)\s/i

/** Whether an answer can stand as it is. One with a full stop can, and one that speaks in the first person. */
const isSentence = (words: string) => closed.test(words) || /^(?:i|i['’](?:m|ve|d|ll)|my|we|our)\s/i.test(words)

const questionStart =
  /^(?:why|how|what|when|where|which|who|does|do|did|is|are|was|were|can|could|would|should|has|have|will)\s/i

/** A deed without its "I": "built a robot". */
const deedStart =
  /^(?:[a-z]{2,}ed|built|wrote|made|ran|did|led|taught|won|began|grew|drew|took|gave|found|kept|held|spent|read|learnt|have|had|am|was|can|could)\s/

const closed = /[.!?…]["”’)]?$/

/** The words with a mark at their end. */
const close = (words: string, mark = '.') => (closed.test(words) ? words : `${words}${mark}`)

const capitalize = (words: string) => words[0]!.toUpperCase() + words.slice(1)

const isVowel = (word: string) => /^[aeiou]/i.test(word)
