/** A word of a text from `start` (inclusive) to `end` (exclusive). Words are compared by their `key`. */
export type Token = {
  text: string
  key: string
  start: number
  end: number
  /** Begins with a capital letter. */
  isCapital: boolean
  /** The text between the previous word and this one. */
  gap: string
  startsSentence: boolean
}

const word =
  /Ph\.\s?D\.?|[BMD]\.(?:Sc|Eng|Phil|Arch|Ed|Tech|Com)\b\.?|(?:\p{Lu}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu
const abbreviations = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'st', 'dept', 'univ', 'eg', 'ie', 'vs', 'al'])

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    const before = tokens.at(-1)
    const gap = text.slice(before?.end ?? 0, match.index)
    const found = match[0]
    tokens.push({
      text: found,
      key: normalizeWord(found),
      start: match.index,
      end: match.index + found.length,
      isCapital: /^\p{Lu}/u.test(found),
      gap,
      startsSentence:
        !before || /\n/.test(gap) || (/[.!?:…]/.test(gap) && !(gap.startsWith('.') && isAbbreviated(before))),
    })
  }
  return tokens
}

const isAbbreviated = ({ text, key }: Token) => text.length === 1 || text.includes('.') || abbreviations.has(key)

/** Removes case, accents, dots, possessives, plurals and contracted verbs ("I'm"). */
export function normalizeWord(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.\s]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’](?:s|m|d|ve|ll|re)?$/, '')
    .replace(/['’]/g, '')
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return plain.replace(/(?:(?<=x|ch|sh|ss|z)es|s)$/, '')
}

const notProse = /\{[^{}\n]*\}|\[[^[\]\n]*\]|(?:https?:\/\/|www\.)\S+/g

/** Replaces placeholders, links and addresses by `|` characters. All other characters retain their positions. */
export const maskNonProse = (text: string) =>
  text
    .replace(notProse, (found) => '|'.repeat(found.length))
    .replace(/\S+/g, (run) => (run.includes('@') ? maskAddresses(run) : run))

/** An address has up to 64 characters before its @ and up to 255 after it. Searches from each @ in both directions. */
function maskAddresses(run: string): string {
  let masked = ''
  let from = 0
  let free = 0
  for (let sign = run.indexOf('@'); sign >= 0;) {
    const next = run.indexOf('@', sign + 1)
    const start = Math.max(free, sign - 64)
    const end = Math.min(next < 0 ? run.length : next, sign + 256)
    free = sign + 1
    if (start < sign && end > sign + 1) {
      masked += run.slice(from, start) + '|'.repeat(end - start)
      from = free = end
    }
    sign = next
  }
  return masked + run.slice(from)
}
