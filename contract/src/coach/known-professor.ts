import { describeRecruiting } from '../describe-recruiting.ts'
import { describeTaking } from '../describe-wishes.ts'
import type { Professor, Publication } from '../professors.ts'
import { lowerFirst } from './lower-first.ts'
import { isGrammar, isSpecific, listSpecific } from './lexicon.ts'
import { partsOf, readWords, stemOf } from './words.ts'

/** What the screen knows of the professor. */
export type ShownProfessor = Pick<Professor, 'name' | 'key_interests'> &
  Partial<Pick<Professor, 'school_name' | 'taking' | 'freshness'>>

/** A work of the professor, prepared for comparison with a letter. */
export type KnownWork = {
  title: string
  /** Its title before a colon, "Light Work"; empty if it is one word or says nothing of its own. */
  mainTitle: string
  /** The stems of its title without words of grammar. */
  titleStems: ReadonlySet<string>
  /** The stems of the words of title and abstract. */
  allStems: ReadonlySet<string>
}

/** A professor with the loaded works, prepared for comparison with a letter; computed once, not at each keystroke. */
export type KnownProfessor = {
  professor: ShownProfessor
  works: readonly KnownWork[]
  /** Whether the professor takes students, as a sentence; null if it is not known, or only from long ago. */
  takingSentence: string | null
  /** The works by each run of four words of their titles. */
  byTitleRun: ReadonlyMap<string, KnownWork>
  /** The words with which these runs begin. */
  titleStarts: ReadonlySet<string>
  /** The works by each stem of their titles. */
  byTitleStem: ReadonlyMap<string, readonly KnownWork[]>
  /** The words of each interest, folded, by its first word. */
  interests: ReadonlyMap<string, readonly (readonly string[])[]>
  interestStems: ReadonlySet<string>
  /** The stems of titles and abstracts. */
  workStems: ReadonlySet<string>
  /** The stems of interests and titles. */
  namedStems: ReadonlySet<string>
}

const runLength = 4

/** Prepares a professor and the loaded works for the checks. */
export function prepareProfessor(professor: ShownProfessor, publications: readonly Publication[]): KnownProfessor {
  const interestStems = new Set(professor.key_interests.flatMap((interest) => [...listSpecific(readWords(interest))]))
  const byTitleRun = new Map<string, KnownWork>()
  const works = publications.map(({ title, abstract }) => {
    const words = wordsOf(title)
    const work: KnownWork = {
      title,
      mainTitle: findMainTitle(title, interestStems),
      titleStems: new Set(words.filter((word) => !isGrammar(word)).map(stemOf)),
      allStems: new Set([...words, ...wordsOf(abstract)].map(stemOf)),
    }
    for (const run of listTitleRuns(words)) byTitleRun.set(run, work)
    return work
  })
  const interests = new Map<string, string[][]>()
  for (const words of professor.key_interests.map(wordsOf)) {
    const [first] = words
    if (first !== undefined) interests.set(first, [...(interests.get(first) ?? []), words])
  }
  const namedStems = new Set([...interestStems, ...works.flatMap(({ titleStems }) => [...titleStems])])
  const byTitleStem = new Map<string, KnownWork[]>()
  for (const work of works) {
    for (const stem of work.titleStems) {
      const found = byTitleStem.get(stem)
      if (found) found.push(work)
      else byTitleStem.set(stem, [work])
    }
  }
  const workStems = new Set(works.flatMap(({ allStems }) => [...allStems]))
  const titleStarts = new Set([...byTitleRun.keys()].map((run) => run.slice(0, run.indexOf(' '))))
  return {
    professor,
    works,
    takingSentence: sayTaking(professor),
    byTitleRun,
    titleStarts,
    byTitleStem,
    interests,
    interestStems,
    workStems,
    namedStems,
  }
}

/** The professor's own word, or else what their page says. */
function sayTaking({ taking, freshness }: ShownProfessor): string | null {
  if (taking) return `They say: ${lowerFirst(describeTaking(taking))}.`
  const stated = (freshness?.facts ?? []).flatMap((fact) =>
    (fact.kind === 'taking' || fact.kind === 'not_taking') && !fact.stale
      ? lowerFirst(describeRecruiting({ taking: fact.kind === 'taking', levels: fact.levels, term: fact.term }))
      : [],
  )
  return stated.length > 0 ? `Their page says: ${stated.join('; ')}.` : null
}

/** All words of a text, with the parts of joined words. */
const wordsOf = (text: string): string[] => readWords(text).flatMap(({ text: word }) => partsOf(word))

function findMainTitle(title: string, interestStems: ReadonlySet<string>): string {
  const [main = ''] = title.split(/[:?!–—]/, 1)
  const words = readWords(main)
  return main !== title && words.length >= 2 && listSpecific(words, interestStems).size > 0 ? main.trim() : ''
}

/**
 * Returns the runs of four words of a title that tell something of it, so not those of words of grammar, or the whole
 * title if it is shorter.
 */
function listTitleRuns(title: readonly string[]): string[] {
  const length = Math.min(runLength, title.length)
  if (length < 2) return []
  return Array.from({ length: title.length - length + 1 }, (_, at) => title.slice(at, at + length))
    .filter((run) => run.filter((word) => !isGrammar(word)).length >= 2 && run.some(isSpecific))
    .map((run) => run.join(' '))
}

/** Finds a work of whose title four words in a row stand in a sentence; a short title as a whole. */
export function findWorkByTitle(
  { byTitleRun, titleStarts }: KnownProfessor,
  words: readonly string[],
): KnownWork | undefined {
  for (let at = 0; at < words.length; at++) {
    if (!titleStarts.has(words[at]!)) continue
    for (let length = runLength; length >= 2; length--) {
      const work = byTitleRun.get(words.slice(at, at + length).join(' '))
      if (work) return work
    }
  }
  return undefined
}
