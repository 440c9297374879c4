import { excerpt } from '../../ui/text/excerpt.ts'

const quoteMax = 48

/** The student's words that name a field; undefined if they are its name itself, which a chip need not say twice. */
export function quote(name: string, lines: readonly string[]): string | undefined {
  const isName = (part: string) => part.trim().toLowerCase() === name.toLowerCase()
  if (lines.some((line) => line.split(/[,;|•]/).some(isName))) return undefined
  return lines[0] && excerpt(lines[0], name, quoteMax)
}
