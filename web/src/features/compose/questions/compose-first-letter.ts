import type { Answers } from '@labreach/contract/professors'
import { lowerTopic } from '@labreach/contract/coach/lower-topic'
import { readAnswer } from './read-answer.ts'
import {
  embed,
  findMissingStart,
  isClosed,
  isDeed,
  isQuestion,
  isSentence,
  isThing,
  lowerStart,
  remark,
} from './sentence-forms.ts'

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
  // "Was a student in your course" lacks its "I".
  if (isQuestion(words) && !/^was an?\s/i.test(words)) return standAlone(words, '?')
  if (cause.test(words)) return `I am writing to you ${close(lowerStart(words))}`
  // With a mark it is more often a sentence: "Your paper argues that touch matters."
  if (isThing(words) && !isClosed(words)) return `I am writing to you because of ${close(embed(words))}`
  return place(words, 'What made me write to you:')
}

/** What can follow "I am writing to you". */
const cause =
  /^(?:because\s|(?:after|about) (?:your|the) [^,]*$|to (?!(?:me|my|us|our|you|your|the|an?|this|be|date)\s))/i

function stateThought(thought: string): string {
  const words = readAnswer('thought', thought)
  if (!words) return ''
  if (isQuestion(words) || /^if\s.*,\s(?:would|could|will|does|do|is|are)\s/i.test(words)) return standAlone(words, '?')
  if (asked.test(words) && !remark.test(words)) return `I would like to ask ${close(lowerStart(words))}`
  return place(words, 'What I noticed:')
}

/** A question within a sentence: "whether it slips", "why you use only men". */
const asked =
  /^(?:whether|if(?!.*,)|why(?!\s(?:do|does|did|is|are|was|were|can|could|would|should|has|have|will)\s))\s/i

function stateExperience(experience: string, { deed, fields, skills }: LetterDetails): string {
  const words = readAnswer('experience', experience)
  if (words) return place(words, 'The closest thing I have done:', isDeed(words) ? 'I ' : undefined)
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

/** The words as a sentence if they are one, also without their "I"; else behind the introduction, which suits anything. */
function place(words: string, introduction: string, start = findMissingStart(words)): string {
  if (start) return close(start + lowerStart(words))
  return isSentence(words) ? standAlone(words) : `${introduction} ${close(embed(words))}`
}

const makeRequest = ({ term, isResumeAttached }: LetterDetails) =>
  `Could we talk for 15 minutes in the next two weeks, by video or in person, about one small task that I could take on${
    term ? ` in ${term}` : ''
  }?${isResumeAttached ? ' My resume is attached.' : ''}`

/** The words with a mark at their end. */
const close = (words: string, mark = '.') => (isClosed(words) ? words : `${words}${mark}`)

const standAlone = (words: string, mark = '.') => close(words[0]!.toUpperCase() + words.slice(1), mark)

const isVowel = (word: string) => /^[aeiou]/i.test(word)
