import { foldName } from '../../text/names.ts'

/** The forms in which texts may contain a name. */
export type NameForms = {
  /** The parts in every spelling, folded. */
  parts: readonly string[]
  /** Particles, which may be joined with the parts: elkhazawi. */
  particles: readonly string[]
  /** The first letters of the parts. */
  initials: ReadonlySet<string>
  /** Parts in Chinese, Japanese or Korean, where no space follows a name. */
  unspaced: readonly string[]
}

/** Between other parts these are no names; as the first or last part they are ("An Le"). */
const particles = new Set(
  'al ap bin bint da das de del della den der di do dos du e el ibn la las le los mac san st te ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
)
const titles = new Set('dr prof professor phd md jr sr ii iii iv'.split(' '))

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How German, the Nordic languages and others write a letter with ASCII letters, and back. */
const spelledOut: readonly [RegExp, string][] = [
  [/[äæ]/g, 'ae'],
  [/[öøœ]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
]
const contracted: readonly [RegExp, string][] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/aa/g, 'a'],
]
const replacePairs = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((result, [from, to]) => result.replace(from, to), text)

/** The forms of a name. They are cached, since each card uses them several times. */
export function getNameForms(name: string): NameForms {
  const cached = cache.get(name)
  if (cached) return cached
  const forms = computeNameForms(name)
  if (cache.size > 1_000) cache.clear()
  cache.set(name, forms)
  return forms
}

const cache = new Map<string, NameForms>()

function computeNameForms(name: string): NameForms {
  const words = name
    .normalize('NFC')
    .split(/[\s,./()·-]+/)
    .map((word) => ({ word, folded: foldName(word).replaceAll(' ', '') }))
    .filter(({ folded }) => folded !== '' && !titles.has(folded))
  const significant = words.filter(({ folded }, at) => {
    const last = at === words.length - 1
    if (folded.length === 1 && !unspacedScript.test(folded)) return last
    return last || at === 0 || !particles.has(folded)
  })
  return {
    parts: [...new Set(significant.flatMap(({ word, folded }) => getSpellings(word, folded)))],
    particles: words.map(({ folded }) => folded).filter((folded) => particles.has(folded)),
    initials: new Set(words.map(({ folded }) => folded[0]!)),
    unspaced: significant.map(({ folded }) => folded).filter((folded) => unspacedScript.test(folded)),
  }
}

function getSpellings(word: string, folded: string): string[] {
  const lower = word.toLowerCase()
  const removeAccents = (text: string) => foldName(text).replaceAll(' ', '')
  // Passports contain the Chinese ü as v.
  const others = [removeAccents(replacePairs(lower, spelledOut)), removeAccents(lower.replaceAll('ü', 'v'))]
  return [folded, ...others, ...(folded.length > 3 ? [replacePairs(folded, contracted)] : [])]
}
