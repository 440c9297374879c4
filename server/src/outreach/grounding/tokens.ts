/** A word of a text: `key` for comparing, `start` and `end` where it stands. */
export type Token = {
  text: string
  key: string
  start: number
  end: number
  /** Begins with a capital letter. */
  isCapital: boolean
  /** What stands between the word before and this one. */
  gap: string
  opensSentence: boolean
}

const word =
  /Ph\.\s?D\.?|[BMD]\.(?:Sc|Eng|Phil|Arch|Ed|Tech|Com)\b\.?|(?:\p{Lu}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
const abbreviations = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'st', 'dept', 'univ', 'eg', 'ie', 'vs', 'al'])

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    const before = tokens.at(-1)
    const gap = text.slice(before?.end ?? 0, match.index)
    const found = match[0]
    tokens.push({
      text: found,
      key: keyOf(found),
      start: match.index,
      end: match.index + found.length,
      isCapital: /^\p{Lu}/u.test(found),
      gap,
      opensSentence: !before || /\n/.test(gap) || (/[.!?:…]/.test(gap) && !(gap.startsWith('.') && shortens(before))),
    })
  }
  return tokens
}

const shortens = ({ text, key }: Token) => text.length === 1 || text.includes('.') || abbreviations.has(key)

/** Case, accents, dots, possessives, plurals and what is short for a verb ("I'm") aside. */
export function keyOf(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.\s]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’](?:s|m|d|ve|ll|re)?$/, '')
    .replace(/['’]/g, '')
  if (bare.length < 4 || /(?:ss|us|is)$/.test(bare)) return bare
  if (bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  return bare.replace(/(?:(?<=x|ch|sh|ss|z)es|s)$/, '')
}

const notProse = /\{[^{}\n]*\}|\[[^[\]\n]*\]|(?:https?:\/\/|www\.)\S+/g

/** The text with placeholders, links and addresses blotted out, everything else where it was. */
export const proseOf = (text: string) =>
  text
    .replace(notProse, (found) => '|'.repeat(found.length))
    .replace(/\S+/g, (run) => (run.includes('@') ? withoutAddresses(run) : run))

/** An address has up to 64 characters before its sign and up to 255 after it. Looks from each sign to both sides. */
function withoutAddresses(run: string): string {
  let kept = ''
  let from = 0
  let free = 0
  for (let sign = run.indexOf('@'); sign >= 0;) {
    const next = run.indexOf('@', sign + 1)
    const start = Math.max(free, sign - 64)
    const end = Math.min(next < 0 ? run.length : next, sign + 256)
    free = sign + 1
    if (start < sign && end > sign + 1) {
      kept += run.slice(from, start) + '|'.repeat(end - start)
      from = free = end
    }
    sign = next
  }
  return kept + run.slice(from)
}
