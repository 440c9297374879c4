import type { Field } from './fields/field.ts'
import type { Random } from './random.ts'

/** What one professor works on: a few subtopics of the field, some things in each, and the usual methods. */
export type Chosen = { topics: { name: string; things: string[] }[]; methods: string[] }

/**
 * Chooses a specialty and the three to six interests that tell of it. Each interest is part of `chosen`, in such a
 * number that three publications are enough to name them all.
 */
export function specialty(random: Random, field: Field): { interests: string[]; chosen: Chosen } {
  const names = random.some(Object.keys(field.topics), random.pick([1, 1, 2, 2, 2, 3]))
  const topics = names.map((name) => ({ name, things: random.some(field.topics[name]!, names.length === 1 ? 3 : 2) }))
  const methods = random.some(field.methods, 3)
  const things = random.some(
    topics.flatMap((topic) => topic.things),
    random.whole(1, names.length === 3 ? 2 : 3),
  )
  const listed = [...names, ...things.map(withoutArticle)]
  if (listed.length < 3 || random.chance(0.4)) listed.push(methods[0]!)
  return { interests: listed, chosen: { topics, methods } }
}

/** "the gut microbiome" reads well in a sentence, "gut microbiome" in a list. */
function withoutArticle(thing: string): string {
  return thing.replace(/^the /, '')
}
