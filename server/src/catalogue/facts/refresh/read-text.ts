import { decodeEntities, normalizeText } from '../../import/texts.ts'

/** Parts of a page without statements of the professor: code, and what every page of a site repeats. */
const skipped = ['script', 'style', 'noscript', 'template', 'svg', 'head', 'nav', 'footer', 'form', 'select']
/** Tags inside a sentence; all other tags end a line. */
const inline = /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|tt|u|wbr)$/

/**
 * The visible text of a page's HTML: one block (paragraph, list item, heading, cell) a line. The time is linear in the
 * length of the page.
 */
export function readText(html: string): string {
  const lines: string[] = ['']
  let hidden: string | null = null
  let from = 0
  const add = (text: string) => (lines[lines.length - 1] += text)
  while (from < html.length) {
    const open = html.indexOf('<', from)
    const text = html.slice(from, open < 0 ? html.length : open)
    if (!hidden) add(text.replace(/\s+/g, ' '))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      if (end < 0) break
      from = end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const [, slash, name] = /^<(\/?)([a-z][a-z\d]*)/i.exec(html.slice(open, open + 20)) ?? []
    if (!name) {
      if (!hidden) add('<')
      from = open + 1
      continue
    }
    const tag = name.toLowerCase()
    if (hidden) hidden = slash && tag === hidden ? null : hidden
    else if (!slash && skipped.includes(tag)) hidden = tag
    if (!inline.test(tag)) lines.push('')
    from = close + 1
  }
  return lines
    .map((line) => normalizeText(decodeEntities(line)))
    .filter(Boolean)
    .join('\n')
}

/** Whether a page asks machines not to quote it: `<meta name="robots" content="noindex">`. */
export function forbidsQuotes(html: string): boolean {
  return [...html.slice(0, 50_000).matchAll(/<meta\s[^<>]{0,500}>/gi)].some(
    ([tag]) =>
      /name\s*=\s*["']?(?:robots|labreach)\b/i.test(tag) && /\b(?:noindex|none|nosnippet|noarchive)\b/i.test(tag),
  )
}
