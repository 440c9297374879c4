import { hasPlaceholders, splitAtPlaceholders } from './placeholders.ts'
import { listProfessorsWithSameInterest, type EarlierLetters } from './earlier-letters.ts'
import { findTakingQuestion } from './find-taking-question.ts'
import { findInterestList, findPraise } from './find-praise-and-lists.ts'
import type { KnownProfessor } from './known-professor.ts'
import { findOverlap } from './overlap.ts'
import type { Range, ParsedLetter } from './read-letter.ts'
import type { RuleId } from './rules.ts'
import { findStockPhrases } from './stock-phrases.ts'
import { partsOf, readWords } from './words.ts'

/** The most words of a first letter: it is read on one screen. What a short letter lacks, the open checks say. */
const mostWords = 220
/** A letter counts as a copy if at least this share of its runs of four words are also in one earlier letter. */
const copyThreshold = 0.8
/** Broken from letters to so many other professors of the school on, about the same field and in 14 days. */
const mostInField = 2

/** A broken condition: what to do, and where. */
export type Broken = { id: RuleId; text: string; range: Range | null }

type Condition = (
  letter: ParsedLetter & { written: string },
  known: KnownProfessor,
  earlier: EarlierLetters,
  now: number,
) => Omit<Broken, 'id'> | null

const conditions = {
  placeholders({ written }) {
    if (!hasPlaceholders(written)) return null
    const [before = '', first = ''] = splitAtPlaceholders(written)
    return {
      text: 'Some places in brackets are still open. Fill them in or take them out.',
      range: { start: before.length, end: before.length + first.length },
    }
  },
  greeting({ written: text }, { professor }) {
    const name = professor.name ?? ''
    const parts = nameParts(name)
    if (parts.length === 0) return null
    const range = findGreeting(text)
    if (!range) return { text: `Greet ${name} by name at the start.`, range: null }
    const greeted = nameParts(text.slice(range.start, range.end))
    if (!greeted.some((word) => parts.includes(word)))
      return { text: `The greeting leaves out the name of ${name}: check that it is right.`, range }
    const countSurname = (words: readonly string[]) => words.filter((word) => word === parts.at(-1)).length
    return countSurname(greeted) > countSurname(parts)
      ? { text: `The greeting names ${name} twice. Once is enough.`, range }
      : null
  },
  copy({ words }, _known, { fourWordRuns }) {
    const share = findOverlap(words, fourWordRuns)
    if (share < copyThreshold) return null
    return {
      text: `${Math.round(share * 100)}% of it is the same as in a letter you sent before. Say something for this reader alone.`,
      range: null,
    }
  },
  sameField(_letter, { professor }, earlier, now) {
    const others = listProfessorsWithSameInterest(earlier, professor, now)
    if (others.length < mostInField) return null
    return {
      text: `In the last 14 days you wrote to ${others.slice(0, mostInField).join(' and ')} at ${professor.school_name} about the same field. Colleagues compare letters: wait for an answer first.`,
      range: null,
    }
  },
  answered({ sentences }, { takingSentence }) {
    const range = takingSentence === null ? null : findTakingQuestion(sentences)
    return range && { text: `This is already answered. ${takingSentence} Ask what that leaves open.`, range }
  },
  list(letter, known) {
    const range = findInterestList(letter, known)
    return (
      range && { text: 'It lists their interests. They know them: keep the one that you know something about.', range }
    )
  },
  praise(letter, known) {
    const sentence = findPraise(letter, known)
    return (
      sentence && {
        text: 'This praises without saying what for. Say what you noticed, or leave it out.',
        range: sentence,
      }
    )
  },
  stock(letter) {
    const [first, ...more] = findStockPhrases(letter.words)
    if (!first) return null
    const phrase = letter.text.slice(first.start, first.end).replaceAll(/\s+/g, ' ')
    const others =
      more.length === 0
        ? ''
        : ` ${more.length === 1 ? 'So is one other phrase' : `So are ${more.length} other phrases`}.`
    return {
      text: `“${phrase}” is in many letters.${others} Say it in your own words, or leave it out.`,
      range: first,
    }
  },
  length({ words }) {
    if (words.length <= mostWords) return null
    return { text: `${words.length} words: at most ${mostWords} are read on one screen. What can go?`, range: null }
  },
} satisfies Partial<Record<RuleId, Condition>>

/** Returns the conditions that a letter breaks. `letter`: as read without its open places. */
export function listBroken(
  written: string,
  letter: ParsedLetter,
  known: KnownProfessor,
  earlier: EarlierLetters,
  now: number,
): Broken[] {
  return Object.entries<Condition>(conditions).flatMap(([id, check]) => {
    const broken = check({ ...letter, written }, known, earlier, now)
    return broken ? [{ id: id as RuleId, ...broken }] : []
  })
}

/**
 * The first line up to its first comma, colon or exclamation mark, if it is short and no sentence: "Estimada Professor
 * Quispe,".
 */
function findGreeting(text: string): Range | null {
  const start = text.search(/\S/)
  const [line = ''] = text.slice(start, start + mostLineCharacters).split('\n', 1)
  const [found = ''] = line.split(/[,:!]/, 1)
  if (start < 0 || readWords(found).length > mostGreetingWords) return null
  if (/[.?]$/.test(found.trimEnd()) && !/^(?:dear|hello|hi)\b/i.test(found)) return null
  return { start, end: start + found.trimEnd().length }
}

const mostGreetingWords = 9
const mostLineCharacters = 200
const titles = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'prof', 'professor', 'dr'])

/**
 * The words of a name without initials and titles, also those that a hyphen joins; the surname is the last. Müller and
 * Mueller, Sørensen and Sorensen are equal.
 */
const nameParts = (name: string): string[] =>
  readWords(name)
    .flatMap(({ text }) => partsOf(text))
    .map((part) => part.replaceAll(/[øłßıđ']/g, (letter) => plainLetters[letter]!).replaceAll(/([aou])e/g, '$1'))
    .filter((part) => part.length > 1 && !titles.has(part))

const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', ß: 'ss', ı: 'i', đ: 'd', "'": '' }
