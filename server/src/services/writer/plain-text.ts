import { templateVariables } from '@labreach/contract/variables'
import { removeControls } from '../../text/control-characters.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { findLinks } from '../../text/links.ts'

const placeholderNames: readonly string[] = templateVariables

/**
 * Converts a model's response to plain text. Removes fences, headings and emphasis, and all links and addresses that
 * are not in `allowed`. Placeholders get their standard names ({{Student Name}} becomes {student_name}). The time is
 * linear in the text's length, since the text is untrusted.
 */
export function toPlainText(response: string, allowed = ''): string {
  return normalizePlaceholders(removeLinks(removeMarkup(response), allowed))
    .split('\n')
    .map((line) => trimEnd(line, /[ \t]/))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function removeMarkup(text: string): string {
  const plain = removeControls(text)
    .replace(/^```.*$/gm, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]\n]+)\]\([^()\s[]*\)/g, '$1')
  return plain
    .split('\n')
    .map((line) => removeMarks(removeMarks(line, '**'), '__'))
    .join('\n')
}

/** Removes pairs of a mark around a text that neither begins nor ends with a space. */
function removeMarks(line: string, mark: string): string {
  const parts = line.split(mark)
  const marks = parts.slice(1).map(() => mark)
  let opening = -1
  for (let at = 0; at < marks.length; at++) {
    const [before, after] = [parts[at]!, parts[at + 1]!]
    const opens = after === '' ? at + 1 < marks.length : /^\S/.test(after)
    const closes = before === '' ? at > opening + 1 : /\S/.test(before.at(-1)!)
    if (opening === -1) opening = opens ? at : -1
    else if (closes) {
      marks[opening] = marks[at] = ''
      opening = -1
    }
  }
  return parts.map((part, at) => part + (marks[at] ?? '')).join('')
}

/**
 * Removes links with the brackets around them and the space before them. Punctuation at the end of a sentence remains.
 */
function removeLinks(text: string, allowed: string): string {
  const allowedLinks = new Set(findLinks(allowed).map(({ from, to }) => normalizeLink(allowed.slice(from, to))))
  const parts: string[] = []
  let at = 0
  for (const { from, to } of findLinks(text)) {
    const link = text.slice(from, to)
    if (allowedLinks.has(normalizeLink(link))) continue
    let begin = from
    for (const sign of ['<', '(', ' \t']) if (begin > at && sign.includes(text[begin - 1]!)) begin--
    const sentence = trimEnd(link, /[)>]/)
    parts.push(text.slice(at, begin), sentence.slice(trimEnd(sentence, /[.,;!?]/).length))
    at = to
    for (const sign of ['>', ')']) if (text[at] === sign) at++
  }
  return parts.join('') + text.slice(at)
}

const normalizeLink = (link: string) => trimEnd(link.toLowerCase(), /[).,;!?/]/)

/** The maximum length of a placeholder's name in any spelling. */
const nameMax = 60

function normalizePlaceholders(text: string): string {
  return text.replace(/(?<!\{)\{+([^{}]+)\}+/g, (found, inner: string) => {
    const name = inner.length > nameMax ? '' : inner.trim()
    const standardName = name.toLowerCase().replace(/[ _]+/g, '_')
    return placeholderNames.includes(standardName) ? `{${standardName}}` : found
  })
}
