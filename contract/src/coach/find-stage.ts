import type { Range, ParsedLetter, Sentence } from './read-letter.ts'
import { listWords, type Word } from './words.ts'

/** Where a letter says the student's level, and from when or for which term; null if it does not. */
export type Stage = { level: Range | null; term: Range | null }

const students = listWords(`
  student sophomore freshman undergraduate undergrad senior junior candidate fresher finalist postdoc postgraduate pupil
  graduand fellow`)
const degrees = listWords(`
  bachelor bachelor's bachelors master master's masters bsc msc ba ma bs ms phd doctoral doctorate undergraduate btech mtech
  beng meng mphil mres diploma mbbs md medical honours high-school school postgraduate licence laurea magister b.sc m.sc
  b.tech m.tech graduate a-level sixth-form associate`)
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
/** Words before a time that is to come. */
const toCome = listWords(`
  from in this next coming the for until till between starting start begin beginning available free during upcoming by
  early late mid since before after over of and to`)
const past = listWords('last past previous ago')
/** Words of a sentence about the time that the student offers. */
const offers = listWords(`
  start starting begin beginning available free for from until next this coming come between could can may would will
  hours week weeks stay plan join internship term semester`)

/** Finds the level and the term of a student. */
export function findStage({ sentences }: ParsedLetter): Stage {
  return { level: sentences.find(saysLevel) ?? null, term: sentences.find(saysTerm) ?? null }
}

function saysLevel({ words }: Sentence): boolean {
  const isOwn = words.some(({ text }) => text === 'i' || text === "i'm" || text === 'my' || text === 'me')
  if (!isOwn) return false
  return words.some(({ text }, at) => {
    const before = words.slice(Math.max(0, at - 4), at).map((word) => word.text)
    const after = words.slice(at + 1, at + 6).map((word) => word.text)
    if (text === 'sophomore' || text === 'freshman' || text === 'undergraduate' || text === 'postdoc') return true
    if (classes.has(text) && followsClass.has(after[0] ?? '')) return true
    if (students.has(text) && before.some((word) => degrees.has(word) || ordinals.has(word) || isYear(word)))
      return true
    if (periods.has(text) && before.some((word) => ordinals.has(word)) && !past.has(before.at(-1) ?? '')) return true
    if (text === 'year' && (/^\d{1,2}$/.test(after[0] ?? '') || after.slice(0, 2).some((word) => degrees.has(word))))
      return true
    if (isYear(text) || (ordinals.has(text) && text.endsWith('-year'))) return true
    if (degrees.has(text) && before.some((word) => ownDegree.has(word))) return true
    return degrees.has(text) && after.some((word) => ofDegree.has(word))
  })
}

const isYear = (word: string) => /^(?:first|second|third|fourth|fifth|final|[1-6](?:st|nd|rd|th))-year$/.test(word)

function saysTerm({ words }: Sentence): boolean {
  if (!words.some(({ text }) => offers.has(text))) return false
  return words.some(({ text }, at) => {
    if (!months.has(text) && !seasons.has(text) && !(text === 'may' && isMonthOfMay(words, at))) return false
    const before = words.slice(Math.max(0, at - 3), at).map((word) => word.text)
    if (before.some((word) => past.has(word))) return false
    const isOfLevel = text === 'semester' || text === 'term'
    return (
      before.some((word) => toCome.has(word) && !(isOfLevel && word === 'the')) &&
      !before.some((word) => ordinals.has(word))
    )
  })
}

/** "may" as a month: "from May", "in May", "May to July". */
const isMonthOfMay = (words: readonly Word[], at: number) =>
  ['from', 'in', 'until', 'between', 'since', 'by'].includes(words[at - 1]?.text ?? '')
