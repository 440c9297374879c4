import { expect, test } from 'vitest'
import { thesaurus } from './thesaurus.ts'

const byName = new Map(thesaurus.map((field) => [field.name, field]))

/** Whether one of the fields is broader than the other, or is stated as its neighbour. */
function areRelated(one: string, other: string): boolean {
  const names = (field: string) => [...byName.get(field)!.broader, ...byName.get(field)!.related]
  return names(one).includes(other) || names(other).includes(one)
}

test('the thesaurus has at least 700 fields with different names, each with at least eight everyday phrases', () => {
  expect(byName.size).toBe(thesaurus.length)
  expect(thesaurus.length).toBeGreaterThanOrEqual(700)
  expect(thesaurus.filter(({ phrases }) => new Set(phrases).size < 8).map(({ name }) => name)).toEqual([])
})

test('every broader and related field of the thesaurus exists', () => {
  const named = thesaurus.flatMap(({ name, broader, related }) =>
    [...broader, ...related].map((other) => [name, other]),
  )
  expect(named.filter(([, other]) => !byName.has(other!))).toEqual([])
})

test('every field of the thesaurus leads to a root field, without cycles', () => {
  const leadsUp = (name: string, path: string[]): boolean =>
    !path.includes(name) && byName.get(name)!.broader.every((broader) => leadsUp(broader, [...path, name]))
  expect(thesaurus.filter(({ name }) => !leadsUp(name, [])).map(({ name }) => name)).toEqual([])
  const roots = thesaurus.filter(({ broader }) => broader.length === 0).map(({ name }) => name)
  const childless = roots.filter((root) => !thesaurus.some(({ broader }) => broader.includes(root)))
  expect(childless).toEqual([])
})

test('no term or phrase of the thesaurus belongs to two unrelated fields', () => {
  const fields = new Map<string, string[]>()
  for (const { name, terms, phrases } of thesaurus)
    for (const text of new Set([name, ...terms, ...phrases].map((form) => form.toLowerCase())))
      fields.set(text, [...(fields.get(text) ?? []), name])
  const conflicts = [...fields].filter(([, names]) =>
    names.some((one, at) => names.slice(at + 1).some((other) => !areRelated(one, other))),
  )
  expect(conflicts).toEqual([])
})
