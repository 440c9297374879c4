import { askForDeed } from './ask.ts'
import { chooseFields } from './choose-fields.ts'
import type { Facts, Prompt, Publication } from './prompt.ts'

/**
 * The text for a prompt: JSON `{"name", "content"}` for `template`, `{"letter", "question"}` for `enhance`, `{"fields"}`
 * for `fields`. `invents`: adds statements to the letter that are not in the facts, and fields that may not be chosen.
 */
export function write({ task, facts, letter }: Prompt, invents = false): string {
  if (task === 'template') return JSON.stringify(template(facts))
  if (task === 'fields') return JSON.stringify({ fields: chooseFields(facts, invents) })
  const enhanced = enhance(facts, letter)
  const question = askForDeed(letter)
  return JSON.stringify({ letter: invents ? withInventions(enhanced) : enhanced, ...(question && { question }) })
}

/** Typical inventions of a model: a title, a year, an affiliation, a person and a number. */
const inventions =
  'Your 1987 article "The Hidden Order of Restless Things" has stayed with me since my internship at the Northgate ' +
  'Institute, where Dr. Alwin Brask and I measured 4,812 samples.'

function withInventions(letter: string): string {
  const paragraphs = letter.split('\n\n')
  const index = paragraphs.length > 1 ? paragraphs.length - 1 : 1
  return paragraphs.toSpliced(index, 0, inventions).join('\n\n')
}

const few = (list: string[] | undefined, count: number) =>
  (list ?? [])
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, count)

const joined = (list: string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(list)

/** A first letter with the product's placeholders and at most two interests and two skills of the student. */
function template({ student = {}, instructions = '' }: Facts): { name: string; content: string } {
  const interests = few(student.interests, 2)
  const skills = few(student.skills, 2)
  const opening =
    interests.length > 0
      ? `Your work on {professor_key_interests} is close to what I most want to learn: ${joined(interests)}.`
      : 'Your work on {professor_key_interests} is what I most want to learn about.'
  const offer = skills.length > 0 ? ` I have worked with ${joined(skills)} and learn quickly.` : ''
  const brief = /\b(short|brief|concise)/i.test(instructions)
  const formal = /\bformal/i.test(instructions) && !/\binformal/i.test(instructions)
  const paragraphs = [
    'Dear Professor {professor_name},',
    'My name is {student_name}, and I am a {year} student of {major} at {school}.',
    `${opening}${offer}`,
    !brief &&
      'I am looking for a place where I can learn how research is done by doing it, and I am ready to begin with the small, everyday tasks of your group. If you have a paper in mind that I should read beforehand, I will gladly work through it and come with questions.',
    'Would you have fifteen minutes in the coming weeks to talk about whether and how I could contribute? My resume is attached. Thank you for your time.',
    `${formal ? 'Yours sincerely' : 'Kind regards'},\n{student_name}`,
  ]
  return {
    name: (interests[0] ? `First letter: ${interests[0]}` : 'First letter').slice(0, 50),
    content: paragraphs.filter((paragraph) => paragraph !== false).join('\n\n'),
  }
}

/** Empty phrases and their replacements. */
const padding: [RegExp, string][] = [
  [/\bI hope (?:that )?(?:this|my) (?:email|e-mail|message|letter) finds you well[.,!]?\s*/gi, ''],
  [/\bI hope you are (?:doing )?well[.,!]?\s*/gi, ''],
  [
    /\bI am (?:writing|reaching out) (?:to you )?(?:today )?to (?:express|share) my (?:strong |deep |sincere )?interest in\b/gi,
    'I am interested in',
  ],
  [/\bI am (?:writing|reaching out) (?:to you )?(?:today )?to ask\b/gi, 'I would like to ask'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\b(?:very|really|extremely|truly|incredibly) (?=\w)/gi, ''],
]

/** Shortens the letter and adds one sentence about the professor's work, from the facts alone. */
function enhance(facts: Facts, letter: string): string {
  const lines = letter
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
  const shortened = padding.reduce((text, [phrase, instead]) => text.replace(phrase, instead), lines)
  const paragraphs = shortened
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const sentence = reference(facts)
  if (sentence === undefined || mentions(shortened, facts)) return paragraphs.join('\n\n')
  const greeting = /^(dear|hello|hi|good)\b/i.test(paragraphs[0] ?? '') ? 1 : 0
  const index = Math.min(greeting, paragraphs.length - 1)
  // The sentence ends the first paragraph after the greeting. A letter of a greeting alone gets it as a new paragraph.
  if (greeting > index) return [...paragraphs, sentence].join('\n\n')
  paragraphs[index] = `${paragraphs[index]} ${sentence}`
  return paragraphs.join('\n\n')
}

const mentions = (text: string, { publication }: Facts) =>
  publication !== undefined && text.toLowerCase().includes(publication.title.toLowerCase())

function reference({ student = {}, professor = {}, publication }: Facts): string | undefined {
  const own = [...few(student.interests, 20), ...few(student.skills, 20)]
  if (publication) return onPublication(publication, own)
  const theirs = few(professor.interests, 2)
  if (theirs.length === 0) return undefined
  const common = own.find((interest) =>
    professor.interests?.some((one) => one.toLowerCase() === interest.toLowerCase()),
  )
  if (common) return `Your research on ${common} is what draws me to your group, since it is among my own interests.`
  return `I would like to learn more about your research on ${joined(theirs)}.`
}

function onPublication({ title, abstract, year }: Publication, own: string[]): string {
  const work = `your ${year ? `${year} ` : ''}paper "${title.trim().replace(/\.$/, '')}"`
  const text = ` ${title} ${abstract ?? ''} `.toLowerCase()
  const common = own.find((interest) => text.includes(interest.toLowerCase()))
  if (common) return `I was drawn to ${work} because it touches on ${common}, one of my own interests.`
  return `I would be glad to learn more about the work in ${work}.`
}
