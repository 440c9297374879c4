import type { DemoField } from './fields/field.ts'
import type { Random } from './random.ts'

/** The work of one professor: a few topics of the field, some things of each, and methods. */
export type Specialty = { topics: { name: string; things: string[] }[]; methods: string[] }

/** Chooses a specialty and its three to six interests, few enough for three publications to contain all of them. */
export function chooseSpecialty(random: Random, field: DemoField): { interests: string[]; specialty: Specialty } {
  const names = random.sample(Object.keys(field.topics), random.pick([1, 1, 2, 2, 2, 3]))
  const topics = names.map((name) => ({ name, things: random.sample(field.topics[name]!, names.length === 1 ? 3 : 2) }))
  const methods = random.sample(field.methods, 3)
  const things = random.sample(
    topics.flatMap((topic) => topic.things),
    random.integer(1, names.length === 3 ? 2 : 3),
  )
  const interests = [...names, ...things.map(removeArticle)]
  if (interests.length < 3 || random.chance(0.4)) interests.push(methods[0]!)
  return { interests, specialty: { topics, methods } }
}

/** "the gut microbiome" is for sentences, "gut microbiome" for lists. */
function removeArticle(thing: string): string {
  return thing.replace(/^the /, '')
}
