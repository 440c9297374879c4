import type { Line } from '../reader/layout.ts'
import { headingKind } from '../../text/resume-sections.ts'

/** The number of first lines that are searched for a name, and of those whose addresses come before all others. */
const topLines = { name: 14, email: 30 }

const emailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu

/**
 * The student's email address: the first one at a university, otherwise the first one, of the first lines, or without
 * any there of all.
 */
export function findEmail(lines: readonly Line[]): string | null {
  const top = findAddresses(lines.slice(0, topLines.email))
  const found = top.length > 0 ? top : findAddresses(lines)
  return found.find((address) => /\.(edu|ac)(\.\w+)?$/i.test(address)) ?? found[0] ?? null
}

const findAddresses = (lines: readonly Line[]) => lines.flatMap((line) => line.text.match(emailPattern) ?? [])

const notNames =
  /\b(resume|résumé|curriculum|vitae|cv|university|college|institute|school|street|avenue|road|city|phone|email|engineer|developer|student|position|profile|page|updated|department|summary|objective|scientist|researcher|analyst|intern)\b|简历|大学|学院|电话|邮箱/i

/** The student's name: the line with the largest letters among the first lines that can be a name. */
export function findName(lines: readonly Line[]): string | null {
  const top = lines.slice(0, topLines.name)
  for (const { text } of top) {
    const [, labelled] = /(?:姓\s*名|^name)\s*[:：]\s*([\p{L}.'’· -]{2,40})/iu.exec(text) ?? []
    if (labelled) return tidyName(labelled)
  }
  const candidates = top
    .map((line, at) => ({ name: parseName(line.text), size: line.size, at }))
    .filter((one) => one.name !== null)
  candidates.sort((a, b) => b.size - a.size || a.at - b.at)
  return candidates[0]?.name ?? null
}

/** The part of a line before contact data and separators, if it looks like a name. */
function parseName(text: string): string | null {
  const part = text.split(/\s{3,}|[|•·@,;]|\s[–—-]\s|\d/)[0]!.trim()
  const rest = part.split('(', 1)[0]!.trim()
  if (rest === '' || notNames.test(rest) || headingKind(rest)) return null
  if (/^\p{Script=Han}{2,4}$/u.test(rest)) return rest
  const words = rest.split(/\s+/)
  if (words.length < 2 || words.length > 5 || rest.length > 45) return null
  const looksLikeName = words.every((word) =>
    /^(\p{Lu}[\p{L}.'’-]*|de|da|di|del|der|den|van|von|bin|al|la|le|el|y|dos|ibn|ben)$/u.test(word),
  )
  return looksLikeName ? tidyName(rest) : null
}

/** "ROBIN HADDAD" → "Robin Haddad". */
function tidyName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ')
  if (plain !== plain.toUpperCase() || /\p{Script=Han}/u.test(plain)) return plain
  return plain.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
