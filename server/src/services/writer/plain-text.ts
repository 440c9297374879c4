import { trimEnd } from '../../text/trim-end.ts'
import { linksIn } from './links.ts'

const placeholderNames = ['student_name', 'major', 'year', 'school', 'professor_name', 'professor_key_interests']

/**
 * A model's answer as plain text: no fences, headings or emphasis, no links or addresses but those of `given`, and the
 * product's placeholders under their own names ({{Student Name}} becomes {student_name}). Takes a time that grows with the
 * text's length and no faster, since what it reads comes from outside.
 */
export function plainText(answer: string, given = ''): string {
  return withPlaceholders(withoutLinks(removeMarkup(answer), given))
    .split('\n')
    .map((line) => trimEnd(line, /[ \t]/))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function removeMarkup(text: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    // Control characters and marks that turn the direction of what follows.
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, (sign) =>
      /[\n\t]/.test(sign) ? sign : '',
    )
    .replace(/^```.*$/gm, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\[([^[\]\n]+)\]\([^()\s[]*\)/g, '$1')
  return plain
    .split('\n')
    .map((line) => withoutMarks(withoutMarks(line, '**'), '__'))
    .join('\n')
}

/** The line without pairs of a mark around a text that neither begins nor ends with a space. */
function withoutMarks(line: string, mark: string): string {
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

/** A link goes with the bracket around it and the space before it; a sign that ends the sentence stays. */
function withoutLinks(text: string, given: string): string {
  const known = new Set(linksIn(given).map(({ from, to }) => plain(given.slice(from, to))))
  const kept: string[] = []
  let at = 0
  for (const { from, to } of linksIn(text)) {
    const link = text.slice(from, to)
    if (known.has(plain(link))) continue
    let begin = from
    for (const sign of ['<', '(', ' \t']) if (begin > at && sign.includes(text[begin - 1]!)) begin--
    const sentence = trimEnd(link, /[)>]/)
    kept.push(text.slice(at, begin), sentence.slice(trimEnd(sentence, /[.,;!?]/).length))
    at = to
    for (const sign of ['>', ')']) if (text[at] === sign) at++
  }
  return kept.join('') + text.slice(at)
}

const plain = (address: string) => trimEnd(address.toLowerCase(), /[).,;!?/]/)

/** No name of a placeholder is longer than this, however it is written. */
const nameMax = 60

function withPlaceholders(text: string): string {
  return text.replace(/(?<!\{)\{+([^{}]+)\}+/g, (found, inner: string) => {
    const name = inner.length > nameMax ? '' : inner.trim()
    const own = name.toLowerCase().replace(/[ _]+/g, '_')
    return placeholderNames.includes(own) ? `{${own}}` : found
  })
}
