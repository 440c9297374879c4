/** One kind of space, none at the ends, letters with marks in one piece. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && !/[\s<>"]/.test(text) && URL.canParse(text)
}

/** The text without remnants of HTML, JATS and MathML: no tags, characters instead of entities. */
export function withoutMarkup(text: string): string {
  // What was escaped twice is a tag only after the first round.
  return tidy(unescape(withoutTags(unescape(withoutTags(text)))))
}

/** "p < 0.05 and x > 3" holds no tag: one begins with a letter, and what follows its name are attributes. */
const tag = /<!\[CDATA\[|\]\]>|<\/?([a-z][\w:.-]*)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/gi

/** Tags that stand inside a word: the 2 of CO2. */
const inWords = /^(?:jats:|mml:)?(?:sub|sup|i|b|em|u|sc|strong|italic|bold|span|scp|inf|monospace|m[a-z]+)$/i

function withoutTags(text: string): string {
  return withoutComments(text).replace(tag, (_, name: string | undefined) => (name && inWords.test(name) ? '' : ' '))
}

/** A space for each comment; one that is never closed stays. Looks for each mark once: /<!--.*?-->/ looks to the end each time. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('<!--', from)
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4)
    if (end < 0) return [...kept, text.slice(from)].join(' ')
    kept.push(text.slice(from, start))
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

/** Entities that are not in the list stay as they are: rather odd than lost. */
function unescape(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name as string] ?? whole
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/**
 * Interests as the filter can tell them apart: none holds a comma, which separates them in its address, and none comes
 * twice.
 */
export function interestList(texts: readonly string[]): string[] {
  const different = new Map<string, string>()
  for (const text of texts) {
    const interest = tidy(text)
      .replace(/,\s+(and|or|&)\s/gi, ' $1 ')
      .replace(/ ?, ?/g, '/')
    if (interest && !different.has(interest.toLowerCase())) different.set(interest.toLowerCase(), interest)
  }
  return [...different.values()]
}
