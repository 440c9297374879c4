import type { Publication } from '@labreach/contract/professors'
import { hasPlaceholders } from '../../../ui/text/placeholders.ts'
import { overlap, type Pieces } from '../send/overlap.ts'

/** Words of a first letter that a busy person reads to the end. */
const usualWords = { min: 120, max: 220 }
/** From this share of common four-word runs on, a letter counts as a copy. */
const copyFrom = 0.8

type Advice = { about: string; isFine: boolean; text: string }

type Reader = { name: string | null; key_interests: readonly string[] }
type About = { professor: Reader; publications: readonly Publication[]; earlier: readonly Pieces[] }

/** Plain rules about a letter, each with what it says of this one. Advice: nothing is locked by it. */
export function coach(letter: string, { professor, publications, earlier }: About): Advice[] {
  const copied = Math.max(0, ...earlier.map((pieces) => overlap(letter, pieces)))
  return [
    ofLength(words(letter).length),
    ofQuestions(letter.match(/\?(?=\s|$|["”’)])/g)?.length ?? 0),
    ofName(letter, professor.name ?? ''),
    ofSomethingSpecific(letter, professor.key_interests, publications),
    {
      about: 'Places to fill in',
      isFine: !hasPlaceholders(letter),
      text: hasPlaceholders(letter) ? 'Some places in brackets are still open.' : 'Nothing is left open.',
    },
    {
      about: 'Your own words',
      isFine: copied < copyFrom,
      text:
        copied < copyFrom
          ? 'It is no copy of a letter you sent before.'
          : `${Math.round(copied * 100)} % of it stands in a letter you sent before. Say what is meant for this reader alone.`,
    },
  ]
}

function ofLength(count: number): Advice {
  const { min, max } = usualWords
  const said = `${count} ${count === 1 ? 'word' : 'words'}`
  const isFine = count >= min && count <= max
  const text = isFine
    ? `${said}: quickly read.`
    : `${said}; letters that are read have ${min} to ${max}. ${count < min ? 'Say a little more.' : 'What can go?'}`
  return { about: 'Length', isFine, text }
}

function ofQuestions(count: number): Advice {
  const text =
    count === 0
      ? 'It asks nothing yet. End with one question that is easy to answer.'
      : count === 1
        ? 'It asks one clear question.'
        : `It asks ${count} questions. Keep the one that matters most.`
  return { about: 'One question', isFine: count === 1, text }
}

function ofName(letter: string, name: string): Advice {
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

function ofSomethingSpecific(
  letter: string,
  interests: readonly string[],
  publications: readonly Publication[],
): Advice {
  const said = ` ${words(fold(letter)).join(' ')} `
  const says = (phrase: string) => phrase !== '' && said.includes(` ${phrase} `)
  const folded = (text: string) => words(fold(text)).join(' ')
  const work = publications.find(({ title }) => runs(words(fold(title))).some(says))
  const interest = interests.find((one) => says(folded(one)))
  const text = work
    ? `It speaks of “${work.title}”.`
    : interest
      ? `It speaks of ${interest}.`
      : 'It could go to anybody. Name one of their works or interests and what you like about it.'
  return { about: 'Something of theirs', isFine: Boolean(work ?? interest), text }
}

/** Four words in a row of a title, or all of a shorter one of at least two. */
function runs(title: readonly string[]): string[] {
  const length = Math.min(4, title.length)
  if (length < 2) return []
  return Array.from({ length: title.length - length + 1 }, (_, at) => title.slice(at, at + length).join(' '))
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
