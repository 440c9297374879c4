import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import { findFields } from '../../text/fields/fields.ts'
import { isBroader } from '../../text/fields/relatedness.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'
import { isGeneric } from './field-topics.ts'

/** A line that the student wrote: a typed interest, or a sentence of the resume about research. */
export type StudentLine = {
  /** As written: reasons show it as the student's words. */
  text: string
  weight: number
  isSentence?: true
  /** The number of the section that the sentence stands in. */
  section?: number
  /** The title of the student's own work. */
  isTitle?: true
  isTyped?: true
  isDerived?: true
  /** The interest that was read from the line in other words: "Natural language processing" from "NLP". */
  reads?: string
}

/** What follows these words are examples: "such as image captioning". */
const examples = /\b(?:such as\b|e\.g\.|for example\b|for instance\b|including\b|exemplified by\b|common in\b)/i
/** What follows these words, up to a comma, is compared with the work or precedes it. */
const comparison =
  /\b(?:unlike|as opposed to|rather than|instead of|compared (?:to|with)|in (?:contrast|comparison) (?:to|with)|similar to|inspired by|in the era of)\b/i
/** A sentence about tests and results names the tasks and the rivals, not the subject. */
const evaluation =
  /\b(?:experiments?|experimental results|evaluat\w+|benchmark\w*|baselines?|outperform\w*|surpass\w*|state[- ]of[- ]the[- ]art|sota|tested on|tested for|downstream|(?:two|three|four|five|several|various|multiple) (?:\w+ )?tasks)\b/i
/** A sentence about what the student or the work does: "Built a …", "In this paper we propose …". */
const ownWork =
  /^(?:[^,]{2,60}, )?(?:(?:in|with|for|to) (?:this|our) \w+ )?(?:i|we|this (?:paper|work|thesis|project|study|survey)|our \w+)\b|^(?:\p{L}+ly )?(?:\p{L}+ed|built|led|wrote|made|taught|ran|won|found|developing|building|designing|studying|working)\b/iu
/** What follows these words is only a tool of the work. */
const means =
  /\b(?:using|use[sd]?|utiliz\w+|leverag\w+|via|by means of|based on|with the help of|powered by|representations?)\b/i

/** How often a field must be named by a resume that never says that its work is about it. */
const namedFrom = 2
/** So many of the fields that a resume names most are its subjects, if it states none. */
const mainMax = 2

/** The part of a student's line that tells what it is about. A sentence about tests has none. */
export function readSubject({ text, isSentence, isTitle }: StudentLine): string {
  if (!isSentence || isTitle) return text
  return evaluation.test(text) ? '' : removePassing(text)
}

/** Whether a line tells of the student's own work: an interest, a title, or a sentence such as "We propose …". */
export const isOwnWork = (line: StudentLine): boolean =>
  !line.isSentence || line.isTitle === true || ownWork.test(readSubject(line))

/** The text before the first of these words. */
const cutAt = (words: RegExp, text: string): string => {
  const at = text.search(words)
  return at === -1 ? text : text.slice(0, at)
}

const removePassing = (text: string): string =>
  cutAt(examples, text)
    .split(/[,;]/)
    .map((part) => cutAt(comparison, part))
    .join(',')

/** "algorithmically designed" is no algorithm design: an adverb is no part of a name. */
const adverb = /\p{L}ally(?!\p{L})/gu

/** The fields that a text names, other than by ordinary words. */
export const findTelling = (text: string): string[] =>
  findFields(text.replace(adverb, ','), (word) => !ordinaryWords.has(word)).map(({ field }) => field)

/** How the student's lines name a field: not at all, only in passing, or as a subject. */
export type Standing = 'unnamed' | 'mentioned' | 'subject'

/**
 * Returns a function that tells how the student's lines name a field or a narrower one. A resume is about what it states,
 * what is named by the title of a work or by a sentence about the student's own work, and what is named by two sentences.
 * What one sentence mentions is its background.
 */
export function findSubjects(lines: readonly StudentLine[]): (field: string) => Standing {
  const counts = new Map<string, number>()
  const opened = new Set<number>()
  for (const line of lines) {
    if (line.isDerived) continue
    const subject = readSubject(line)
    const about = new Set(findTelling(line.isSentence ? removePassing(line.text) : line.text))
    const own = new Set(findTelling(readOwn(line, subject)))
    // The first field that a section names is what its work is about.
    const [first] = about
    if (first !== undefined && line.section !== undefined && !opened.has(line.section)) {
      opened.add(line.section)
      own.add(first)
    }
    for (const field of findTelling(line.text))
      counts.set(field, (counts.get(field) ?? 0) + (own.has(field) ? namedFrom : Number(about.has(field))))
  }
  // What a resume without a list of interests is about most of all, see facts-interests.ts.
  const isListed = lines.some((line) => !line.isDerived && !line.isSentence)
  for (const { reads } of isListed ? [] : lines.filter(isMain).slice(0, mainMax))
    for (const field of findTelling(reads ?? '')) counts.set(field, namedFrom)
  const total = new Map<string, number>()
  for (const [field, count] of counts)
    for (const { name } of thesaurus)
      if (name === field || isBroader(name, field)) total.set(name, (total.get(name) ?? 0) + count)
  return (field) => {
    const count = total.get(field)
    return count === undefined ? 'unnamed' : count < namedFrom ? 'mentioned' : 'subject'
  }
}

const isMain = ({ reads, isDerived }: StudentLine) =>
  isDerived === true && findTelling(reads ?? '').some((field) => !isGeneric(field))

/** What is the student's own subject in a line, without its tools. */
function readOwn({ isSentence, isTitle }: StudentLine, subject: string): string {
  if (!isSentence || isTitle) return subject
  return ownWork.test(subject) ? cutAt(means, subject) : ''
}
