/** What these two words are written as, so that no robot finds an address: [at], (dot), {AT}, <@>. */
const at = /\s?[[({<]\s?(?:at|@)\s?[\])}>]\s?/gi
const dot = /\s?[[({<]\s?(?:dot|punkt|\.)\s?[\])}>]\s?/gi
/** Without brackets both words are needed: "meet me at example.edu" is no address. */
const spelled = / at ([a-z\d-]{1,63}(?: dot [a-z\d-]{1,63}){1,4})\b/gi
/** What stands before the sign, and what after it. */
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
 * E-mail addresses in the order in which a page's HTML shows them, those behind mailto: first, each once, in lower
 * case. Reads plain ones, HTML entities and the usual ways of writing "at" and "dot"; never pictures or scripts. Takes
 * time in proportion to the length, whatever the page holds.
 */
export function addressesIn(html: string): string[] {
  const shown = ['<!--', '<script', '<style'].reduce((rest, open) => without(rest, open, closing[open]!), html)
  const decoded = decodeEntities(shown).replace(/\s+/g, ' ')
  const links = [...decoded.matchAll(/mailto: ?([^"'<>?\s]{3,320})/gi)].map(([, link]) => decodeUri(link!))
  // Marks inside a word do not part it; between blocks of text there is a space.
  const text = withoutDisguise(decoded)
    .replace(/<\/?(?:a|b|i|em|strong|span|font|u|tt|code|wbr)\b[^<>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/ +/g, ' ')
  const found = [...links.flatMap((link) => plain(withoutDisguise(link))), ...plain(withoutDisguise(text))]
  return [...new Set(found)]
}

const closing: Readonly<Record<string, string>> = { '<!--': '-->', '<script': '</script', '<style': '</style' }

/** Cuts every part between two marks; one that is never closed reaches to the end. */
function without(html: string, open: string, close: string): string {
  const lower = html.toLowerCase()
  const kept: string[] = []
  let from = 0
  for (let start = lower.indexOf(open); start >= 0; start = lower.indexOf(open, from)) {
    kept.push(html.slice(from, start))
    const end = lower.indexOf(close, start)
    if (end < 0) return kept.join('')
    from = end + close.length
  }
  return kept.join('') + html.slice(from)
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

const withoutDisguise = (text: string) =>
  text
    .replace(at, '@')
    .replace(dot, '.')
    .replace(spelled, (_, words: string) => `@${words.replace(/ dot /gi, '.')}`)

/** Looks from each sign to both sides: a pattern for the whole would try every place of a long text. */
function plain(text: string): string[] {
  const found: string[] = []
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    const before = local.exec(text.slice(Math.max(0, sign - 65), sign))
    const after = before && domain.exec(text.slice(sign + 1, sign + 320))
    if (after) found.push(`${before[0].trim()}@${after[0].trim()}`.toLowerCase())
  }
  return found.filter((address) => !picture.test(address))
}
