/** Spellings of "@" and "." that hide an address from robots: [at], (dot), {AT}, <@>. */
const at = /\s?[[({<]\s?(?:at|@)\s?[\])}>]\s?/gi
const dot = /\s?[[({<]\s?(?:dot|punkt|\.)\s?[\])}>]\s?/gi
/** Without brackets both words are required: "meet me at example.edu" is no address. */
const spelled = / at ([a-z\d-]{1,63}(?: dot [a-z\d-]{1,63}){1,4})\b/gi
/** The parts before and after the @. */
const local = /[a-z\d][\w.+%'-]{0,63} ?$/i
const domain = /^ ?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}/i
const picture = /\.(?:png|jpe?g|gif|svg|webp|avif|js|css)$/

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  commat: '@',
  period: '.',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
}

/**
 * The email addresses in a page's HTML: those of mailto: links first, then in the order of the text, each once, in
 * lower case. Understands HTML entities and the usual spellings of "at" and "dot"; ignores pictures and scripts. The
 * time is linear in the page's length.
 */
export function extractAddresses(html: string): string[] {
  const visible = ['<!--', '<script', '<style'].reduce((rest, open) => removeParts(rest, open, closing[open]!), html)
  const decoded = decodeEntities(visible).replace(/\s+/g, ' ')
  const links = [...decoded.matchAll(/mailto: ?([^"'<>?\s]{3,320})/gi)].map(([, link]) => decodeUri(link!))
  // Inline tags do not separate words; other tags do.
  const text = normalizeSpelling(decoded)
    .replace(/<\/?(?:a|b|i|em|strong|span|font|u|tt|code|wbr)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/ +/g, ' ')
  const found = [...links.flatMap((link) => findPlain(normalizeSpelling(link))), ...findPlain(normalizeSpelling(text))]
  return [...new Set(found)]
}

const closing: Readonly<Record<string, string>> = { '<!--': '-->', '<script': '</script', '<style': '</style' }

/** Removes every part between two delimiters. A part without an end extends to the end of the text. */
function removeParts(html: string, open: string, close: string): string {
  const lower = html.toLowerCase()
  const rest: string[] = []
  let from = 0
  for (let start = lower.indexOf(open); start >= 0; start = lower.indexOf(open, from)) {
    rest.push(html.slice(from, start))
    const end = lower.indexOf(close, start)
    if (end < 0) return rest.join('')
    from = end + close.length
  }
  return rest.join('') + html.slice(from)
}

function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const normalizeSpelling = (text: string) =>
  text
    .replace(at, '@')
    .replace(dot, '.')
    .replace(spelled, (_, words: string) => `@${words.replace(/ dot /gi, '.')}`)

/** Searches from each @ in both directions. One expression for a whole address would take quadratic time. */
function findPlain(text: string): string[] {
  const found: string[] = []
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    const before = local.exec(text.slice(Math.max(0, sign - 65), sign))
    const after = before && domain.exec(text.slice(sign + 1, sign + 320))
    if (after) found.push(`${before[0].trim()}@${after[0].trim()}`.toLowerCase())
  }
  return found.filter((address) => !picture.test(address))
}
