import { foldName } from '../../text/names.ts'

/** A name as texts about the person may write it. */
export type NameForms = {
  /** Parts in every spelling, folded. */
  parts: readonly string[]
  /** Particles, which may be glued to the others: elkhazawi. */
  particles: readonly string[]
  /** The letters that parts begin with. */
  initials: ReadonlySet<string>
  /** Parts in Chinese, Japanese or Korean, which no space parts from what follows. */
  unspaced: readonly string[]
}

/** Between other parts they name nobody; as the first or last part they do ("An Le"). */
const particles = new Set(
  'al ap bin bint da das de del della den der di do dos du e el ibn la las le los mac san st te ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
)
const titles = new Set('dr prof professor phd md jr sr ii iii iv'.split(' '))

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How German, the Nordic languages and others write a letter in plain ones, and back. */
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
const replaced = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((written, [from, to]) => written.replace(from, to), text)

export function formsOfName(name: string): NameForms {
  const known = remembered.get(name)
  if (known) return known
  const forms = takeApart(name)
  if (remembered.size > 1_000) remembered.clear()
  remembered.set(name, forms)
  return forms
}

/** A card asks for the same name several times. */
const remembered = new Map<string, NameForms>()

function takeApart(name: string): NameForms {
  const words = name
    .normalize('NFC')
    .split(/[\s,./()·-]+/)
    .map((word) => ({ word, folded: foldName(word).replaceAll(' ', '') }))
    .filter(({ folded }) => folded !== '' && !titles.has(folded))
  const telling = words.filter(({ folded }, at) => {
    const last = at === words.length - 1
    if (folded.length === 1 && !unspacedScript.test(folded)) return last
    return last || at === 0 || !particles.has(folded)
  })
  return {
    parts: [...new Set(telling.flatMap(({ word, folded }) => spellings(word, folded)))],
    particles: words.map(({ folded }) => folded).filter((folded) => particles.has(folded)),
    initials: new Set(words.map(({ folded }) => folded[0]!)),
    unspaced: telling.map(({ folded }) => folded).filter((folded) => unspacedScript.test(folded)),
  }
}

function spellings(word: string, folded: string): string[] {
  const lower = word.toLowerCase()
  const plain = (text: string) => foldName(text).replaceAll(' ', '')
  // Passports write the Chinese ü as v.
  const others = [plain(replaced(lower, spelledOut)), plain(lower.replaceAll('ü', 'v'))]
  return [folded, ...others, ...(folded.length > 3 ? [replaced(folded, contracted)] : [])]
}
