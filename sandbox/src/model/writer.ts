import { askForDeed } from './ask.ts'
import { chooseFields } from './choose-fields.ts'
import { judgeClaims } from './judge-claims.ts'
import type { Facts, Prompt, Publication, Sentence } from './prompt.ts'

/**
 * The text for a prompt: JSON `{"name", "content"}` for `template`, `{"fields"}` for `fields`, `{"verdicts"}` for
 * `claims`, and for `enhance` `{"letter", "question", "claims"}`, without a question if nothing is missing, and without claims unless the facts
 * have the sentences of an abstract. `invents`: adds statements to the letter or template that are not in the facts, fields that
 * may not be chosen, and verdicts that hide everything.
 */
export function write({ task, facts, letter }: Prompt, invents = false): string {
  if (task === 'template') return JSON.stringify(template(facts, invents))
  if (task === 'fields') return JSON.stringify({ fields: chooseFields(facts, invents) })
  if (task === 'claims') return JSON.stringify({ verdicts: judgeClaims(facts, invents) })
  const enhanced = enhance(facts, letter)
  const question = askForDeed(letter)
  const sentences = facts.publication?.sentences ?? []
  const claims = listClaims(facts, sentences, enhanced)
  if (!invents) return composeResponse(enhanced, question, claims)
  if (sentences.length === 0) return composeResponse(withInventions(enhanced, inventions), question, [])
  const invented = withInventions(withInventions(enhanced, inventions), inventedClaim)
  return composeResponse(invented, question, [...claims, ...hostileClaims])
}

const composeResponse = (letter: string, question: string | undefined, claims: unknown[]) =>
  JSON.stringify({ letter, ...(question && { question }), ...(claims.length > 0 && { claims }) })

/** An unsupported statement of a model, and claims that are invalid: unknown numbers, markup, wrong types. */
const inventedClaim = 'Your paper also shows that robotic submarines can be steered by trained octopuses.'
const hostileClaims = [
  { words: inventedClaim, sentence: 999 },
  { words: '<img src=x onerror=alert(1)>', sentence: -1 },
  { words: 7, sentence: 'one' },
  null,
]

/**
 * The sentence about the publication, if the letter has it, with the number of the abstract's sentence closest to it.
 */
function listClaims(facts: Facts, sentences: readonly Sentence[], letter: string) {
  const words = writeReference(facts)
  if (sentences.length === 0 || words === undefined || !letter.includes(words)) return []
  const interestsAndSkills = [...takeEntries(facts.student?.interests, 20), ...takeEntries(facts.student?.skills, 20)]
  const closest = sentences.find(({ text }) =>
    interestsAndSkills.some((one) => text.toLowerCase().includes(one.toLowerCase())),
  )
  return [{ words, sentence: (closest ?? sentences[0]!).number }]
}

/** Typical inventions of a model: a title, a year, an affiliation, a person and a number. */
const inventions =
  'Your 1987 article "The Hidden Order of Restless Things" has stayed with me since my internship at the Northgate ' +
  'Institute, where Dr. Alwin Brask and I measured 4,812 samples.'

function withInventions(letter: string, added: string): string {
  const paragraphs = letter.split('\n\n')
  const index = paragraphs.length > 1 ? paragraphs.length - 1 : 1
  return paragraphs.toSpliced(index, 0, added).join('\n\n')
}

const takeEntries = (list: string[] | undefined, count: number) =>
  (list ?? [])
    .map((entry) => entry.trim())
    .filter(Boolean)
    .slice(0, count)

/** A first template with the product's placeholders, and with places in brackets for the student's own sentences. */
function template({ student = {}, instructions = '' }: Facts, invents: boolean): { name: string; content: string } {
  const [interest] = takeEntries(student.interests, 1)
  const brief = /\b(short|brief|concise)/i.test(instructions)
  const formal = /\bformal/i.test(instructions) && !/\binformal/i.test(instructions)
  const paragraphs = [
    'Dear Professor {professor_surname},',
    'I am a {level} in {major} at {school}, and I would like to help with research in {term}. I am writing because of one of your papers.',
    '[One sentence: which of their papers you read, and what you thought about it]',
    '[One sentence: what you did that is closest to this, and what came of it]',
    !brief &&
      '[One sentence: a task that you could do in the first week, such as repeating one figure of the paper] If somebody in your group already works on it, I would gladly help them instead.',
    'Could we talk for fifteen minutes in the next two weeks, or is there someone in your group whom I should ask? If there is no place at the moment, one line is enough. My resume is attached, and thank you for reading this.',
    `${formal ? 'Yours sincerely' : 'Kind regards'},\n{student_name}`,
  ]
  const content = paragraphs.filter((paragraph) => paragraph !== false).join('\n\n')
  return {
    name: (interest ? `First letter: ${interest}` : 'First letter').slice(0, 50),
    content: invents ? withInventions(content, inventions) : content,
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

/** Shortens the letter, and adds one sentence about a publication, from the facts alone. */
function enhance(facts: Facts, letter: string): string {
  const normalized = letter
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
  const shortened = padding.reduce((text, [phrase, instead]) => text.replace(phrase, instead), normalized)
  const paragraphs = shortened
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const sentence = writeReference(facts)
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

function writeReference({ student = {}, publication }: Facts): string | undefined {
  return (
    publication &&
    onPublication(publication, [...takeEntries(student.interests, 20), ...takeEntries(student.skills, 20)])
  )
}

function onPublication({ title, sentences = [], year }: Publication, own: string[]): string {
  const work = `your ${year ? `${year} ` : ''}paper "${title.trim().replace(/\.$/, '')}"`
  const text = ` ${title} ${sentences.map((sentence) => sentence.text).join(' ')} `.toLowerCase()
  const common = own.find((interest) => text.includes(interest.toLowerCase()))
  if (common) return `I was drawn to ${work} because it touches on ${common}, one of my own interests.`
  return `I would be glad to learn more about the work in ${work}.`
}
