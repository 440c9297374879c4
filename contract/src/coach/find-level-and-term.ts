import type { Range, ParsedLetter, Sentence } from './read-letter.ts'
import { listWords, type Word } from './words.ts'

/** Where a letter says the student's level, and from when or for which term; null if it does not. */
export type LevelAndTerm = { level: Range | null; term: Range | null }

const students = listWords(`
  student sophomore freshman undergraduate undergrad senior junior candidate fresher finalist postdoc postgraduate pupil
  graduand fellow`)
/** Degrees that are nothing else, in capitals or with dots (see readDegrees). */
const namedDegrees = listWords(`
  bachelor bachelor's bachelors master master's masters bsc msc phd doctorate btech mtech beng meng mphil mres mbbs llb jd
  mfa bfa mba bmus mmus pharmd bds b.sc m.sc b.a m.a b.ed m.ed b.tech m.tech ll.b ll.m ph.d`)
const degrees = new Set([
  ...namedDegrees,
  ...listWords(`
    ba ma bs ms doctoral undergraduate diploma md medical honours high-school school postgraduate licence laurea magister
    graduate a-level sixth-form associate`),
])
/** Years of study, and doctors in training. */
const ownStages = listWords('m1 m2 l1 l2 l3 1l 2l 3l resident registrar')
const ordinals = listWords(`
  first second third fourth fifth final last penultimate sixth seventh eighth 1st 2nd 3rd 4th 5th 6th 7th 8th first-year
  second-year third-year fourth-year fifth-year final-year eleventh twelfth 11th 12th tenth 10th sophomore junior senior`)
/** Words before and after a degree that the student is working for. */
const ownDegree = listWords('my doing finish finishing began started')
const ofDegree = listWords('student thesis project degree dissertation')
const classes = listWords('junior senior sophomore freshman')
const followsClass = listWords('in at majoring studying and who with')
const periods = listWords('year semester term trimester grade form class level')

const months = listWords(`
  january february march april june july august september october november december jan feb mar apr jun jul aug sep
  sept oct nov dec`)
const seasons = listWords(`
  spring summer fall autumn winter term semester quarter michaelmas hilary trinity lent wintersemester sommersemester
  break vacation holidays intersession`)
/** Short names of a semester, before its year: "WS 2027/28". */
const shortSemesters = listWords('ws ss wise sose')
/** Words before a time that is to come. */
const toCome = listWords(`
  from in this next coming the for until till between starting start begin beginning available free during upcoming by
  early late mid end over and to`)
const times = new Set([...months, ...seasons, ...shortSemesters, 'may', 'year'])
const past = listWords('last past previous ago since')
/** Words of a sentence about the time that the student offers. */
const offers = listWords('start starting begin beginning available free stay plan join internship supervise')
/** Words of such a sentence if it is about the student. */
const ownOffers = listWords(
  'from until next this coming come between hours week weeks term semester holiday holidays vacation',
)
/** Words of such a sentence beside "I". */
const modals = listWords('could can may might would will')

/** Finds the level and the term of a student. `now` in milliseconds: an earlier year is no term to come. */
export function findLevelAndTerm({ text, sentences }: ParsedLetter, now: number): LevelAndTerm {
  const thisYear = new Date(now).getUTCFullYear()
  return {
    level: sentences.find((sentence) => saysLevel(sentence, text)) ?? null,
    term: sentences.find((sentence) => saysTerm(sentence, thisYear)) ?? null,
  }
}

const firstPerson = listWords("i i'm i'd i'll my me")
const isOwn = (words: readonly Word[]) => words.some(({ text }) => firstPerson.has(text))

function saysLevel({ words }: Sentence, letter: string): boolean {
  if (!isOwn(words) && !isYear(words[0]!.text)) return false
  const texts = readDegrees(words, letter)
  return texts.some((text, at) => {
    const before = texts.slice(Math.max(0, at - 4), at)
    const after = texts.slice(at + 1, at + 6)
    const last = before.at(-1) ?? ''
    if (ofOthers.has(last)) return false
    if (text === 'sophomore' || text === 'freshman' || text === 'undergraduate' || text === 'postdoc') return true
    if (classes.has(text) && followsClass.has(after[0] ?? '')) return true
    // An LLM is also a language model.
    if (students.has(text) && (last === 'llm' || before.some((word) => degrees.has(word) || isOrdinal(word))))
      return true
    if (ownStages.has(text) && before.some((word) => word === 'am' || word === "i'm") && after[0] !== 'of') return true
    if (periods.has(text) && before.some((word) => ordinals.has(word)) && !past.has(last)) return true
    const isCounted = text === 'year' || text === 'grade'
    if (isCounted && (/^\d{1,2}$/.test(after[0] ?? '') || after.slice(0, 2).some((word) => degrees.has(word))))
      return true
    if (isYear(text) || (ordinals.has(text) && text.endsWith('-year'))) return true
    if (degrees.has(text) && before.some((word) => ownDegree.has(word))) return true
    if (namedDegrees.has(text) && before.slice(-2).some((word) => word === 'study' || word === 'studying')) return true
    return degrees.has(text) && after.some((word) => ofDegree.has(word))
  })
}

/** "your second-year course" */
const ofOthers = listWords('your his her their')
const isOrdinal = (word: string) => ordinals.has(word) || isYear(word)
const isYear = (word: string) => /^(?:first|second|third|fourth|fifth|final|[1-6](?:st|nd|rd|th))-year$/.test(word)

/** The words, with "B.Sc" as one and "MEd" with its dot, since a bed and the med school are no degrees. */
const readDegrees = (words: readonly Word[], letter: string): string[] =>
  words.map(({ text, start, end }, at) => {
    const before = words[at - 1]
    if (before?.end === start - 1 && letter[start - 1] === '.') return `${before.text}.${text}`
    return /^[BM]Ed$/.test(letter.slice(start, end)) ? `${text[0]}.${text.slice(1)}` : text
  })

function saysTerm(sentence: Sentence, thisYear: number): boolean {
  const { words } = sentence
  if (!words.some((_, at) => isOffer(sentence, at))) return false
  return words.some(({ text: word }, at) => {
    const text = word.replace(/^(?:mid|early|late)-/, '')
    const isLaterYear = /^20\d\d$/.test(text) && Number(text) > thisYear
    if (!times.has(text) && !isLaterYear) return false
    const texts = words.slice(Math.max(0, at - 4), at).map((one) => one.text)
    const before = texts.filter((one) => !isDay(one))
    const after = words[at + 1]?.text === 'of' ? words[at + 2]?.text : words[at + 1]?.text
    const year = /^(?:1\d|20)\d\d$/.test(after ?? '') ? Number(after) : undefined
    if (year !== undefined && year < thisYear) return false
    if (before.slice(-3).some((one) => past.has(one))) return false
    if (text === 'year') return before.slice(-2).some((one) => one === 'next' || one === 'coming')
    if (text !== word || (isDay(texts.at(-1) ?? '') && texts.at(-2) === 'on')) return true
    if (text === 'may' && !beforeMay.has(before.at(-1) ?? '')) return false
    if (shortSemesters.has(text) && year === undefined) return false
    const isOfLevel = text === 'semester' || text === 'term'
    return (
      before.some((one) => toCome.has(one) && !(isOfLevel && one === 'the')) &&
      (year !== undefined || !texts.slice(-3).some((one) => ordinals.has(one) && !isDay(one)))
    )
  })
}

/** Whether the student offers a time: "start", "free", or "I could". */
function isOffer({ words, isQuestion }: Sentence, at: number): boolean {
  const { text } = words[at]!
  const isBeside = () => [words[at - 1], words[at + 1]].some((word) => word?.text === 'i' || word?.text === 'we')
  return (
    offers.has(text) ||
    text === "i'll" ||
    text === "i'd" ||
    (modals.has(text) ? isBeside() : ownOffers.has(text) && (isOwn(words) || (isQuestion && asksForPlace(words))))
  )
}

/** "Is there a place in your group from May?" */
const asksForPlace = (words: readonly Word[]) =>
  askingStarts.has(words[0]!.text) && words.some(({ text }) => text === 'you' || text === 'your')
const askingStarts = listWords('would could can is are do will may might')

/** "3" and "3rd", between "from" and "May". */
const isDay = (word: string) => /^[0-3]?\d(?:st|nd|rd|th)?$/.test(word)

/** Words before "may" as a month: "from May", "in May", "from 3 May". */
const beforeMay = listWords('from in until between by early late mid end start starting')
