import type { Answers } from '@labreach/contract/professors'

/** What a letter says about its writer and its reader beside the answers. An empty string is not known. */
export type LetterFacts = {
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
  /** The line of the student's resume that is nearest to the professor's work; null if nothing is known. */
  line: string | null
}

/**
 * Sets a letter from the answers to the three questions. The student's words stay as they are: a fragment is introduced
 * or gets its first capital and its full stop, nothing else. A question that was skipped is left out, but for the
 * first one, without which a letter could be to anybody: the topic of the match stands in for it, or an open place. A
 * skipped last one is replaced by the line of the resume that matches.
 * The letter follows what most professors ask for: who writes, why to this one, a thought, a deed, one small request
 * (docs/letters/advice.md).
 */
export function setLetter(answers: Answers, facts: LetterFacts): string {
  const paragraphs = [
    `Dear Professor ${facts.surname || '[Professor Name]'},`,
    `${introduce(facts)} ${stateReason(answers.reason, facts.topic)}`,
    [stateThought(answers.thought), stateExperience(answers.experience, facts.line)].filter(Boolean).join('\n\n'),
    makeRequest(facts.term),
    `Thank you for reading this.`,
    `${facts.name || '[Your Name]'}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** The place that stands for an answer to the first question when nothing is known. */
const reasonPlace = '[One sentence: what of their work made you write to this professor?]'

function introduce({ level, major, school }: LetterFacts): string {
  const who = level ? `${isVowel(level) ? 'an' : 'a'} ${level}` : '[Your Year, e.g., second-year undergraduate]'
  // Not every student has a major.
  const subject = major ? ` in ${major}` : ''
  return `I am ${who}${subject} at ${school || '[Your School]'}.`
}

function stateReason(reason: string, topic: string | null): string {
  const words = readAnswer(reason)
  if (!words) return topic ? `I am writing to you because of your work on ${topic}.` : reasonPlace
  if (/^because\b/i.test(words)) return `I am writing to you ${close(words)}`
  if (isSentence(words) || statement.test(words)) {
    const sentence = close(capitalize(words))
    const isToNobody = topic !== null && !/\byou/i.test(words)
    return isToNobody ? `${sentence} I am writing to you because of your work on ${topic}.` : sentence
  }
  return `I am writing to you because of ${isShort(words) && !/^(?:your|the)\s/i.test(words) ? 'your work on ' : ''}${close(words)}`
}

function stateThought(thought: string): string {
  const words = readAnswer(thought)
  if (!words) return ''
  if (/^(?:whether|if)\s/i.test(words)) return `I would like to ask ${close(words)}`
  if (questionStart.test(words)) return close(capitalize(words), '?')
  return isSentence(words) || statement.test(words) ? close(capitalize(words)) : `What I noticed: ${close(words)}`
}

function stateExperience(experience: string, line: string | null): string {
  const words = readAnswer(experience)
  if (!words) return line ? `The nearest thing in my resume: “${line}”.` : ''
  if (deedStart.test(words)) return close(`I ${words}`)
  if (isSentence(words)) return close(capitalize(words))
  return words.split(',').every(isShort)
    ? `I have worked with ${close(words)}`
    : `What I have done that is nearest: ${close(words)}`
}

const makeRequest = (term: string) =>
  `Could we talk for 15 minutes in the next two weeks, by video or in person, about one small task that I could take on${
    term ? ` in ${term}` : ''
  }? My resume is attached.`

/** An answer without surrounding spaces; empty for one that says nothing ("idk", "-", "none"). */
export function readAnswer(answer: string): string {
  const words = answer
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
  return /\p{L}{2}/u.test(words) && !noAnswer.test(words) && !isEvasive(words) ? words : ''
}

const noAnswer =
  /^(?:idk|no idea|i (?:do not|don['’]?t) know|not sure|nothing|none|no|nope|n\/?a|skip|unknown|later|todo|tbd|test)[.!?…]*$/i

/** "idk i am devops guy": begins by saying that there is no answer, and says little more. */
const isEvasive = (words: string) => evasive.test(words) && words.split(/\s/).length < 8
const evasive =
  /^(?:idk|dunno|no (?:idea|question|comment)|not sure|i (?:don['’]?t|do not) know|nothing|everything is in|see (?:my |the )?(?:cv|resume)|looking for)\b/i

/** A topic or a skill rather than a thing of a paper. */
const isShort = (words: string) => words.trim().split(/\s+/).length <= 3

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
