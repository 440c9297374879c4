import type { Line } from '../reader/layout.ts'
import { headingKind } from '../../text/resume-sections.ts'

/** Lines of a resume's top in which a name is looked for. */
const topLines = 14

const emailForm = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu

/** The student's address: one at a university where several are given, else the first. */
export function findEmail(lines: readonly Line[]): string | null {
  const top = addresses(lines.slice(0, 30))
  const all = top.length > 0 ? top : addresses(lines)
  return all.find((address) => /\.(edu|ac)(\.\w+)?$/i.test(address)) ?? all[0] ?? null
}

const addresses = (lines: readonly Line[]) => lines.flatMap((line) => line.text.match(emailForm) ?? [])

const notNames =
  /\b(resume|résumé|curriculum|vitae|cv|university|college|institute|school|street|avenue|road|city|phone|email|engineer|developer|student|position|profile|page|updated|department|summary|objective|scientist|researcher|analyst|intern)\b|简历|大学|学院|电话|邮箱/i

/** The student's name: the line in the largest letters at the top that can be a name, else the first that can. */
export function findName(lines: readonly Line[]): string | null {
  const top = lines.slice(0, topLines)
  for (const { text } of top) {
    const [, labelled] = /(?:姓\s*名|^name)\s*[:：]\s*([\p{L}.'’· -]{2,40})/iu.exec(text) ?? []
    if (labelled) return tidyName(labelled)
  }
  const candidates = top
    .map((line, at) => ({ name: nameIn(line.text), size: line.size, at }))
    .filter((one) => one.name !== null)
  candidates.sort((a, b) => b.size - a.size || a.at - b.at)
  return candidates[0]?.name ?? null
}

/** What is left of contact data and separators in a line, if it looks like a name. */
function nameIn(text: string): string | null {
  const part = text.split(/\s{3,}|[|•·@,;]|\s[–—-]\s|\d/)[0]!.trim()
  const rest = part.split('(', 1)[0]!.trim()
  if (rest === '' || notNames.test(rest) || headingKind(rest)) return null
  if (/^\p{Script=Han}{2,4}$/u.test(rest)) return rest
  const words = rest.split(/\s+/)
  if (words.length < 2 || words.length > 5 || rest.length > 45) return null
  const spelled = words.every((word) =>
    /^(\p{Lu}[\p{L}.'’-]*|de|da|di|del|der|den|van|von|bin|al|la|le|el|y|dos|ibn|ben)$/u.test(word),
  )
  return spelled ? tidyName(rest) : null
}

/** "ROBIN HADDAD" → "Robin Haddad". */
function tidyName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ')
  if (plain !== plain.toUpperCase() || /\p{Script=Han}/u.test(plain)) return plain
  return plain.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
