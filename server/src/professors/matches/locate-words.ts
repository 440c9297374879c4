import { serverLimits } from '@labreach/contract/server-limits'
import type { ChosenField } from '../../services/writer/writer.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'

/** A field that the model chose, with the place of the student's words: `lines[line].slice(from, to)`. */
export type LocatedField = { name: string; line: number; from: number; to: number }

const names = new Map(thesaurus.map(({ name }) => [name.toLowerCase(), name]))

/** More than are shown, since fields that are understood or struck out later are left out. */
const locatedMax = 3 * serverLimits.suggestedFieldsMax
const wordsMin = 3
const wordsMax = 120
const han = /\p{Script=Han}/u

/**
 * Keeps what may be shown of a model's untrusted choice: names of the thesaurus whose words stand in one of the lines,
 * as whole words. Only the name's own spelling and positions are returned, no text of the model.
 */
export function locateWords(chosen: readonly ChosenField[], lines: readonly string[]): LocatedField[] {
  const folded = lines.map((line) => line.toLowerCase())
  const found = new Map<string, LocatedField>()
  for (const { name: given, words } of chosen) {
    const name = names.get(given.trim().toLowerCase())
    if (name === undefined || found.has(name)) continue
    const place = locate(words.trim().toLowerCase(), folded, lines)
    if (place) found.set(name, { name, ...place })
    if (found.size === locatedMax) break
  }
  return [...found.values()]
}

function locate(words: string, folded: readonly string[], lines: readonly string[]) {
  if (words.length > wordsMax || words.length < (han.test(words) ? 2 : wordsMin)) return null
  for (const [line, text] of folded.entries()) {
    // A letter may have another length in lower case; then the positions differ.
    if (text.length !== lines[line]!.length) continue
    for (let from = text.indexOf(words); from !== -1; from = text.indexOf(words, from + 1)) {
      const to = from + words.length
      if (isEdge(text, from) && isEdge(text, to)) return { line, from, to }
    }
  }
  return null
}

/** Whether no word continues across this position. */
function isEdge(text: string, at: number): boolean {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign) && !han.test(sign)
  return !(isLetter(text[at - 1]) && isLetter(text[at]))
}
