import { foldName } from '../../../text/names.ts'
import { hasAny } from './clauses.ts'
import { nameNone, nameSpeaker } from './ellipsis.ts'
import { judgeForeign } from './judge-foreign.ts'
import type { Polarity } from './judge-verb.ts'
import { judgeWords, type Found } from './judge-words.ts'
import { findLevels, findVagueLevels, type Level } from './levels.ts'
import { joinCall, readAnswer, toStatement } from './questions.ts'
import { splitLines } from './sentences.ts'
import { findLineYear, findTerms, isPast, type Term } from './terms.ts'
import { bareVerbs, others, students } from './vocabulary.ts'
import { readWords } from './words.ts'

/** A sentence in which a professor says that they take students, or none. */
export type RecruitingStatement = {
  taking: Polarity
  /** Empty: students in general. */
  levels: Level[]
  term: Term | null
  /** The sentence, at most `quoteMax` characters. */
  quote: string
}

const quoteMax = 300
/** A sentence of more words and signs is a list or broken markup; the time grows with their square. */
const wordsMax = 150
/** The rest of a longer page is a list of papers. */
const textMax = 200_000

/** A line with its own date says nothing about today after this many years. */
const lineYearsMax = 1

/**
 * Reads from the text of a homepage whether its professor takes students. Each sentence decides by itself, by its
 * verbs, negations and conditions; a heading decides nothing. Sentences about the past, about other people, courses or
 * participants of studies, and terms that have begun before `now`, say nothing.
 * @param text the blocks of the page, separated by line feeds.
 * @param owner the name of the professor; without it every "Dr. Weber" counts as the professor.
 */
export function readRecruiting(text: string, now: Date, owner?: string): RecruitingStatement[] {
  const names = owner === undefined ? null : new Set(foldName(owner).split(' '))
  const read: ReadWords = (sentence) =>
    // "Ada Lovelace is accepting students", on her own page.
    readWords(names ? nameColleagues(sentence.replaceAll(owner!, `Prof. ${owner!}`), names) : sentence)
  return splitLines(text.slice(0, textMax)).flatMap((sentences) => {
    const lineYear = findLineYear(readWords(sentences[0] ?? ''))
    if (lineYear !== undefined && lineYear < now.getUTCFullYear() - lineYearsMax) return []
    return sentences.flatMap((_, at) => readSentence(sentences, at, now, read))
  })
}

type ReadWords = (sentence: string) => string[]

const titled = /\b(?:Dr|Prof|Professor)\.? (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})/gu

/** "Dr. Weber" is a colleague on the page of somebody else. */
const nameColleagues = (sentence: string, names: ReadonlySet<string>) =>
  sentence.replace(titled, (whole, name: string) =>
    foldName(name)
      .split(' ')
      .some((part) => names.has(part))
      ? whole
      : 'my colleague',
  )

function readSentence(sentences: readonly string[], at: number, now: Date, read: ReadWords): RecruitingStatement[] {
  const sentence = sentences[at]!
  // A question says nothing; its answer does.
  if (sentence.endsWith('?')) return []
  // A title: "Students wanted": a history.
  if (/^["“]/.test(sentence)) return []
  const foreign = judgeForeign(sentence)
  if (foreign) return describeForeign(foreign, readWords(sentence), sentence, now)
  const previous = sentences[at - 1] ?? ''
  const context = read(previous)
  const words = nameNone(nameSpeaker(read(sentence), context), context)
  if (words.length > wordsMax) return []
  if (isOfStudy(words) || isOfTeaching(sentence, words)) return []
  const both = `${previous} ${sentence}`
  // "You may have heard that I am hiring. I am not; the position is filled."
  if (previous && refusal.test(sentence) && isOfRecruiting(context))
    return describe([{ polarity: 'no', clause: [] }], [], both, context, now)
  if (previous.endsWith('?')) {
    const answer = judgeAnswer(context, words, now)
    if (answer) return describe(answer, context, both, [], now)
  }
  const found = isOfOthers(words, read(sentences[at + 1] ?? '')) ? [] : judgeWords(words, now)
  if (found.length > 0 || !previous.endsWith('?')) return describe(found, words, sentence, context, now)
  const joined = joinCall(context, words)
  return joined ? describe(judgeWords(joined, now), joined, both, [], now) : []
}

function describeForeign(
  { polarity, levels: named }: NonNullable<ReturnType<typeof judgeForeign>>,
  words: readonly string[],
  sentence: string,
  now: Date,
): RecruitingStatement[] {
  const terms = findTerms(words)
  const term = terms.find((one) => !isPast(one, now)) ?? null
  if (!polarity || (terms.length > 0 && !term)) return []
  return [{ taking: polarity, levels: named, term, quote: sentence.slice(0, quoteMax) }]
}

/** What an answer says: "Are you taking students? Not this year." Null if it answers no question about taking them. */
function judgeAnswer(question: readonly string[], words: readonly string[], now: Date): Found[] | null {
  // "Q: …? A: no."
  const start = words[0] === 'a' && words[1] === ':' ? 2 : words.findIndex((word) => word !== ',')
  const answer = words.slice(start)
  const polarity = readAnswer(answer)
  const asked = toStatement(question)
  if (!polarity) return null
  const about = asked ? judgeWords(asked, now) : []
  if (asked && isOfJoining(asked)) return [{ polarity, clause: [...asked, ...answer] }]
  if (about.length > 0 && about.every((one) => one.polarity === 'yes'))
    return [{ polarity, clause: [...asked!, ...answer] }]
  // "Is the lab hiring students? No": a status, "hiring students: no".
  const status = judgeWords([...question.filter((word) => word !== '?'), ':', ...answer], now)
  return status.length > 0 ? status : null
}

/** "We are hiring! See the advert for postdocs." */
const isOfOthers = (words: readonly string[], next: readonly string[]) =>
  !hasAny(words, students) && hasAny(next, others) && !hasAny(next, students)

/** "Can I do an internship in your lab?" */
const isOfJoining = (asked: readonly string[]) =>
  asked[0] === 'i' &&
  /^(?:can|could)$/.test(asked[1] ?? '') &&
  /^(?:do|write|join|pursue)$/.test(asked[2] ?? '') &&
  /\b(?:my|the) (?:lab|group|team)\b|\bwith (?:i|me|us)\b/.test(asked.join(' '))

const refusal = /^(?:I|We)(?:['’]m not| am not| (?:do|can|will)(?: not|n['’]t)|(?:['’]re| are) not)(?:[,.;]|$)/

const isOfRecruiting = (words: readonly string[]) =>
  words.some((word) => bareVerbs.has(word) || students.has(word)) && !words.some((word) => others.has(word))

/** The statements of one sentence: at most one that students are taken, and one that others are not. */
function describe(
  found: readonly Found[],
  words: readonly string[],
  sentence: string,
  context: readonly string[],
  now: Date,
): RecruitingStatement[] {
  const [first, second] = (['yes', 'no'] as const).flatMap((polarity) => {
    const clauses = found.filter((one) => one.polarity === polarity).flatMap(({ clause }) => clause)
    if (!found.some((one) => one.polarity === polarity)) return []
    // The rest of the sentence is about the same students, unless it says the opposite of others.
    const isOne = found.every((one) => one.polarity === polarity)
    const levels =
      [clauses, ...(isOne || polarity === 'yes' ? [words, context] : [])]
        .map(findLevels)
        .find((some) => some.length > 0) ?? findVagueLevels(clauses)
    const term = [...findTerms(clauses), ...findTerms(words)].find((one) => !isPast(one, now)) ?? null
    return [{ taking: polarity, levels, term, quote: sentence.slice(0, quoteMax) }]
  })
  // "I have no funding for PhD students, but those with a scholarship are welcome": they are taken on a condition.
  const isSame = first && second && first.levels.join() === second.levels.join()
  return [first, isSame ? undefined : second].filter((one) => one !== undefined)
}

/** "I cannot accept more students: the course is full." Theses and groups are no teaching. */
function isOfTeaching(sentence: string, words: readonly string[]): boolean {
  const named =
    words.some((word, at) => teaching.has(word) && !/^20\d\d$/.test(words[at - 1] ?? '')) ||
    /\b[A-Z]{2,6}[ -]?\d{3}[A-Z]?\b/.test(sentence)
  return named && !words.some((word) => research.has(word))
}
const teaching = new Set(
  'course courses class classes seminar seminars section sections lecture lectures exam exams waitlist waiting prerequisite enrolment enrollment'.split(
    ' ',
  ),
)
const research = new Set(
  `phd phds doctoral thesis theses dissertation dissertations lab laboratory group supervise supervising supervision
  project projects internship internships interns research gradstudents advise advising mentor rotation`.split(/\s+/),
)

/** "We are looking for students aged 18 to 25 for an EEG study": participants. */
function isOfStudy(words: readonly string[]): boolean {
  const text = words.join(' ')
  return (
    /\b(?:aged|participants?|questionnaire)\b/.test(text) ||
    /\b(?:for|in) (?:an?|our|the|my) (?:\S+ ){0,3}(?:study|experiment|survey|trial)\b/.test(text)
  )
}
