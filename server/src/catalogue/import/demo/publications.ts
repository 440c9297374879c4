import type { PublicationRecord } from '../professor.ts'
import type { DemoField, Style } from './fields/field.ts'
import type { Random } from './random.ts'
import { fillTemplate, templates, type Variables } from './sentences.ts'
import type { Specialty } from './specialty.ts'

type Career = { field: DemoField; specialty: Specialty; scholarId: string; started: number; thisYear: number }

const FIRST_YEAR = 2005

/** The shift of the logarithm of the citations: citations are more frequent in some fields. */
const citationShift: Readonly<Record<Style, number>> = {
  computing: 0.2,
  experiment: 0.1,
  theory: -0.3,
  clinic: 0.4,
  society: -0.1,
  humanities: -1.3,
}

/** Three to eight publications of one career, newest first. Together they contain the whole specialty. */
export function inventPublications(random: Random, career: Career): PublicationRecord[] {
  const success = 0.8 * random.normal() + citationShift[career.field.style]
  const count = random.integer(3, 8)
  const titles = new Set<string>()
  const publications = Array.from({ length: count }, (_, index) => {
    const variables = chooseVariables(random, career, index)
    const year = random.integer(Math.max(FIRST_YEAR, career.started), career.thisYear)
    const title = createTitle(random, career.field, variables, titles)
    return {
      title,
      abstract: createAbstract(random, career.field, variables),
      year,
      citations: inventCitations(random, success, career.thisYear - year),
      url: `https://papers.example/${career.scholarId}/${index + 1}`,
    }
  })
  return publications.toSorted((one, other) => other.year - one.year)
}

/**
 * The variables of one publication. The first publications use the whole specialty, the following ones random subjects
 * of its topics.
 */
function chooseVariables(random: Random, { field, specialty }: Career, index: number): Variables {
  const topic = specialty.topics[index % specialty.topics.length]!
  const cycle = Math.floor(index / specialty.topics.length)
  const [thing, other] =
    cycle < topic.things.length
      ? [topic.things[cycle]!, topic.things[(cycle + 1) % topic.things.length]!]
      : random.sample(field.topics[topic.name]!, 2)
  return {
    topic: topic.name,
    thing: thing!,
    other: other!,
    method: specialty.methods[index % specialty.methods.length]!,
    aim: random.pick(field.targets),
    setting: random.pick(field.settings),
    percent: random.integer(6, 47),
    months: random.integer(3, 36),
    many: random.integer(4, 96) * 10,
  }
}

/** A title that the professor has not used. There are more templates of titles than publications of one career. */
function createTitle(random: Random, field: DemoField, variables: Variables, used: Set<string>): string {
  const { titles } = templates[field.style]
  let title = fillTemplate(random.pick(titles), variables)
  while (used.has(title)) title = fillTemplate(random.pick(titles), variables)
  used.add(title)
  return title
}

function createAbstract(random: Random, { style }: DemoField, variables: Variables): string {
  const { openings, middles, closings } = templates[style]
  const sentences = [random.pick(openings), random.pick(middles)]
  if (random.chance(0.85)) sentences.push(random.pick(closings))
  return sentences.map((sentence) => fillTemplate(sentence, variables)).join(' ')
}

/** A log-normal number that grows with age: many publications have few citations, a few have very many. */
function inventCitations(random: Random, success: number, age: number): number {
  return Math.floor(Math.exp(success + 1.6 + 1.1 * random.normal()) * (age + 0.4) ** 1.1)
}
