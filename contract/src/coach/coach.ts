import { splitAtPlaceholders } from './placeholders.ts'
import type { EarlierLetters } from './earlier-letters.ts'
import { listBroken } from './conditions.ts'
import { findDeed } from './find-deed.ts'
import { findRequest, mostAsks } from './find-request.ts'
import { findLevelAndTerm } from './find-level-and-term.ts'
import { findThought, findWorks } from './find-work.ts'
import type { KnownProfessor } from './known-professor.ts'
import { readLetter, type Range, type ParsedLetter } from './read-letter.ts'
import { formatSupport, type RuleId } from './rules.ts'

/** One line of advice: a broken condition, a check that is open, or one that is met. */
export type Advice = {
  id: RuleId
  state: 'condition' | 'open' | 'tick'
  text: string
  why: string
  /** The place in the letter that the line is about; null if there is none. */
  range: Range | null
}

export type About = { known: KnownProfessor; earlier: EarlierLetters; now: number }

/** Checks a letter against the rules of the table: broken conditions first, then open checks, then ticks. */
export function coach(text: string, { known, earlier, now }: About): Advice[] {
  const letter = readLetter(blankPlaceholders(text))
  const found = letter.words.length > 0 ? listBroken(text, letter, known, earlier, now) : []
  const broken = found.map((one): Advice => ({ ...one, state: 'condition', why: `${formatSupport(one.id)}.` }))
  const work = checkWork(letter, known)
  const levelAdvice = checkLevelAndTerm(letter, now)
  // Level and term are filled in by a template: without a thought about this professor's work they get no tick.
  const isLevelTickHidden = levelAdvice.state === 'tick' && work.state === 'open'
  const checks = [checkDeed(letter, known), work, checkRequest(letter), ...(isLevelTickHidden ? [] : [levelAdvice])]
  return [
    ...broken,
    ...checks.filter(({ state }) => state === 'open'),
    ...checks.filter(({ state }) => state === 'tick'),
  ]
}

/** The text with spaces instead of its open places, which say nothing yet. */
const blankPlaceholders = (text: string): string =>
  splitAtPlaceholders(text)
    .map((part, at) => (at % 2 === 1 ? ' '.repeat(part.length) : part))
    .join('')

function checkDeed(letter: ParsedLetter, known: KnownProfessor): Advice {
  const deed = findDeed(letter, known.workStems)
  return advise('deed', deed !== null, {
    tick: 'You say what you did yourself.',
    open: 'Say one thing that you did yourself: what you made, measured or compared, and with what.',
    range: deed,
  })
}

function checkWork(letter: ParsedLetter, known: KnownProfessor): Advice {
  const works = findWorks(letter, known)
  const thought = findThought(letter, works, known)
  return advise('work', thought !== null, {
    tick: 'You name one of their works and say what you think about it.',
    open:
      works.length > 0
        ? 'You name one of their works. Add what you noticed or want to ask, beyond what its abstract says.'
        : 'Name one of their works, and what you noticed or want to ask about it.',
    range: thought ?? works[0]?.range ?? null,
  })
}

function checkRequest(letter: ParsedLetter): Advice {
  const { small, asks, unspecific } = findRequest(letter)
  return advise('request', small !== null, {
    tick: 'You ask for something small and clear.',
    open: unspecific
      ? 'You ask for anything there is. Ask for one small thing: a question, a task, fifteen minutes next week.'
      : asks.length > mostAsks
        ? `You ask for ${asks.length} things. Keep the one that is easiest to give.`
        : 'Ask for one small thing that is near: a question, a task, fifteen minutes next week.',
    range: small ?? unspecific ?? asks[0] ?? null,
  })
}

function checkLevelAndTerm(letter: ParsedLetter, now: number): Advice {
  const { level, term } = findLevelAndTerm(letter, now)
  const advice = advise('level', level !== null && term !== null, {
    tick: 'You say your level and the term.',
    open: level
      ? 'You say your level. Add the term or month when you can start.'
      : term
        ? 'You say the term. Add your level, such as second-year undergraduate.'
        : 'Say your level, and the term or month when you can start.',
    range: term ?? level,
  })
  return { ...advice, why: `${formatSupport('level')}, ${formatSupport('term').replace(' guides', '')}.` }
}

function advise(
  id: RuleId,
  isMet: boolean,
  { tick, open, range }: { tick: string; open: string; range: Range | null },
): Advice {
  const place = range && { start: range.start, end: range.end }
  return { id, state: isMet ? 'tick' : 'open', text: isMet ? tick : open, why: `${formatSupport(id)}.`, range: place }
}
