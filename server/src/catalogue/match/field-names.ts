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
  let names = namesOf.get(field)
  if (!names) {
    names = [...new Set([field, ...getFieldForms(field)])]
      .map((name) => ({ name, stems: joinStems(name) }))
      .toSorted((one, other) => other.stems.length - one.stems.length)
    namesOf.set(field, names)
  }
  let stems = stemsOf.get(text)
  if (stems === undefined) {
    if (stemsOf.size >= cachedMax) stemsOf.clear()
    stems = joinStems(text)
    stemsOf.set(text, stems)
  }
  return names.filter((one) => stems.includes(one.stems)).map(({ name }) => name)
}

const joinStems = (text: string) => ` ${extractStems(text).join(' ')} `
