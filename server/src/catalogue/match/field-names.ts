import { getFieldForms } from '../../text/fields/fields.ts'
import { extractStems } from '../../text/words.ts'

type Name = { name: string; stems: string }

/** By field: its names with their stems between spaces, the longest first. */
const namesOf = new Map<string, readonly Name[]>()

/** The stems of the texts that were read last, since a student's line is compared with many texts. */
const stemsOf = new Map<string, string>()
const cachedMax = 2_000

/** The names of a field that stand in a text, the longest first. */
export function findNames(field: string, text: string): string[] {
  const stems = readStems(text)
  return listNames(field)
    .filter((one) => stems.includes(one.stems))
    .map(({ name }) => name)
}

/** The names of a field in a text, without those that are only a part of a longer one. */
export function findWholeNames(field: string, text: string): string[] {
  let rest = readStems(text)
  const found: string[] = []
  for (const { name, stems } of listNames(field)) {
    if (!rest.includes(stems)) continue
    found.push(name)
    rest = rest.replaceAll(stems, ' | ')
  }
  return found
}

function listNames(field: string): readonly Name[] {
  let names = namesOf.get(field)
  if (!names) {
    names = [...new Set([field, ...getFieldForms(field)])]
      .map((name) => ({ name, stems: joinStems(name) }))
      .toSorted((one, other) => other.stems.length - one.stems.length)
    namesOf.set(field, names)
  }
  return names
}

function readStems(text: string): string {
  let stems = stemsOf.get(text)
  if (stems === undefined) {
    if (stemsOf.size >= cachedMax) stemsOf.clear()
    stems = joinStems(text)
    stemsOf.set(text, stems)
  }
  return stems
}

const joinStems = (text: string) => ` ${extractStems(text).join(' ')} `
