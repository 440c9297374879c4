import { removeControls } from '../../text/control-characters.ts'
import { fieldNaming, findField } from '../../text/fields/fields.ts'

/** Single spaces, none at the ends, and Unicode NFC. */
export function normalizeSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Nearly all texts consist of these characters only. */
const isPlain = /^[\t\n\r -~]*$/
/** Control characters that separate words: pages and lines of extracted texts. */
const separator = /[\v\f\u0085]/g

/**
 * One line without characters that are not seen: they would separate a name from the same name in another source, and
 * could tell a language model what nobody reads.
 */
export function normalizeText(text: string): string {
  return normalizeSpaces(isPlain.test(text) ? text : removeControls(text.replace(separator, ' ')))
}

export function isUrl(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && !/[\s<>"]/.test(text) && URL.canParse(text)
}

/** Removes tags of HTML, JATS and MathML, and decodes entities. */
export function removeMarkup(text: string): string {
  return normalizeText(decodeMarkup(text))
}

/** As `removeMarkup`, but with characters that are not seen: entities may create them. */
export function decodeMarkup(text: string): string {
  // A tag may be escaped twice.
  return decodeEntities(removeTags(decodeEntities(removeTags(text))))
}

/** "p < 0.05 and x > 3" contains no tag: a tag has a name that starts with a letter, and otherwise only attributes. */
const tag = /<!\[CDATA\[|\]\]>|<\/?([a-z][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/gi

/** Tags inside a word: the 2 of CO2. */
const inlineTag = /^(?:jats:|mml:)?(?:sub|sup|i|b|em|u|sc|strong|italic|bold|span|scp|inf|monospace|m[a-z]+)$/i

function removeTags(text: string): string {
  return removeComments(text).replace(tag, (_, name: string | undefined) => (name && inlineTag.test(name) ? '' : ' '))
}

/**
 * Replaces each closed comment by a space. The time of the expression /<!--.*?-->/ would grow with the square of the
 * length.
 */
function removeComments(text: string): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('<!--', from)
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4)
    if (end < 0) return [...parts, text.slice(from)].join(' ')
    parts.push(text.slice(from, start))
    from = end + 3
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  plusmn: '±',
  deg: '°',
  micro: 'µ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  le: '≤',
  ge: '≥',
}

/** Unknown entities remain, so that no text is lost. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name as string] ?? whole
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/**
 * Removes repeated interests and abbreviations of a field that is also listed by another name. Replaces commas, which
 * separate interests in the URL of the filter, by slashes.
 */
export function normalizeInterests(texts: readonly string[]): string[] {
  const byLowerCase = new Map<string, string>()
  for (const text of texts) {
    const interest = normalizeText(text)
      .replace(/,\s+(and|or|&)\s/gi, ' $1 ')
      .replace(/ ?, ?/g, '/')
    if (interest && !byLowerCase.has(interest.toLowerCase())) byLowerCase.set(interest.toLowerCase(), interest)
  }
  const interests = [...byLowerCase.values()]
  const isAbbreviation = (interest: string) => fieldNaming.abbreviations.has(interest)
  const named = new Set(interests.filter((interest) => !isAbbreviation(interest)).map(findField))
  return interests.filter((interest) => !isAbbreviation(interest) || !named.has(findField(interest)))
}
