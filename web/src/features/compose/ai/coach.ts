import type { Publication } from '@labreach/contract/professors'
import { hasPlaceholders } from '../../../ui/text/placeholders.ts'
import { overlap, type WordRuns } from '../send/overlap.ts'

/** The length of a first letter that a busy reader reads to the end, in words. */
const recommendedWords = { min: 120, max: 220 }
/** A letter with at least this share of word runs in an earlier letter counts as a copy. */
const copyThreshold = 0.8

type Advice = { about: string; isFine: boolean; text: string }

type Reader = { name: string | null; key_interests: readonly string[] }
type About = { professor: Reader; publications: readonly Publication[]; earlier: readonly WordRuns[] }

/** Checks a letter against simple rules. Returns one piece of advice per rule. */
export function coach(letter: string, { professor, publications, earlier }: About): Advice[] {
  const copiedShare = Math.max(0, ...earlier.map((runs) => overlap(letter, runs)))
  return [
    adviseOnLength(words(letter).length),
    adviseOnQuestions(letter.match(/\?(?=\s|$|["”’)])/g)?.length ?? 0),
    adviseOnName(letter, professor.name ?? ''),
    adviseOnSubject(letter, professor.key_interests, publications),
    {
      about: 'Places to fill in',
      isFine: !hasPlaceholders(letter),
      text: hasPlaceholders(letter) ? 'Some places in brackets are still open.' : 'Nothing is left open.',
    },
    {
      about: 'Your own words',
      isFine: copiedShare < copyThreshold,
      text:
        copiedShare < copyThreshold
          ? 'It is not a copy of a letter you sent before.'
          : `${Math.round(copiedShare * 100)} % of it is the same as in a letter you sent before. Say what is meant for this reader alone.`,
    },
  ]
}

function adviseOnLength(count: number): Advice {
  const { min, max } = recommendedWords
  const length = `${count} ${count === 1 ? 'word' : 'words'}`
  const isFine = count >= min && count <= max
  const text = isFine
    ? `${length}: quickly read.`
    : `${length}; letters that are read have ${min} to ${max}. ${count < min ? 'Say a little more.' : 'What can go?'}`
  return { about: 'Length', isFine, text }
}

function adviseOnQuestions(count: number): Advice {
  const text =
    count === 0
      ? 'It asks nothing yet. End with one question that is easy to answer.'
      : count === 1
        ? 'It asks one clear question.'
        : `It asks ${count} questions. Keep the one that matters most.`
  return { about: 'One question', isFine: count === 1, text }
}

function adviseOnName(letter: string, name: string): Advice {
  const parts = words(fold(name)).filter((part) => part.length > 1 && !/^(jr|sr|ii|iii|iv|phd|md)$/.test(part))
  const greeting = /^\s*(dear|hello|hi|good (?:morning|day|afternoon|evening)|greetings)\b[^\n]*/i.exec(letter)?.[0]
  const isNamed = (text: string) => parts.length === 0 || words(fold(text)).some((word) => parts.includes(word))
  const text = !greeting
    ? `Name ${name} in a greeting at the start.`
    : isNamed(greeting)
      ? 'The greeting names the right person.'
      : `The greeting leaves out the name of ${name}: check that it is right.`
  return { about: 'Name', isFine: greeting !== undefined && isNamed(greeting), text }
}

function adviseOnSubject(letter: string, interests: readonly string[], publications: readonly Publication[]): Advice {
  const normalize = (text: string) => words(fold(text)).join(' ')
  const letterWords = ` ${normalize(letter)} `
  const mentions = (phrase: string) => phrase !== '' && letterWords.includes(` ${phrase} `)
  const publication = publications.find(({ title }) => titleRuns(words(fold(title))).some(mentions))
  const interest = interests.find((one) => mentions(normalize(one)))
  const text = publication
    ? `It speaks of “${publication.title}”.`
    : interest
      ? `It speaks of ${interest}.`
      : 'It could go to anybody. Name one of their works or interests and what you like about it.'
  return { about: 'Something of theirs', isFine: Boolean(publication ?? interest), text }
}

/** Returns all runs of four consecutive words of a title, or the whole title if it has two or three words. */
function titleRuns(title: readonly string[]): string[] {
  const length = Math.min(4, title.length)
  if (length < 2) return []
  return Array.from({ length: title.length - length + 1 }, (_, at) => title.slice(at, at + length).join(' '))
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
