import type { PublicationRecord } from '../professor.ts'
import type { Field, Manner } from './fields/field.ts'
import type { Random } from './random.ts'
import { tellings, told, type Slots } from './sentences.ts'
import type { Chosen } from './specialty.ts'

type Career = { field: Field; chosen: Chosen; scholarId: string; started: number; thisYear: number }

const FIRST_YEAR = 2005

/** Fields cite at different rates; this shifts the logarithm of the citations. */
const citingHabit: Readonly<Record<Manner, number>> = {
  computing: 0.2,
  experiment: 0.1,
  theory: -0.3,
  clinic: 0.4,
  society: -0.1,
  humanities: -1.3,
}

/** Three to eight publications of one career, newest first. Together they name all that `chosen` holds. */
export function publicationsOf(random: Random, career: Career): PublicationRecord[] {
  const success = 0.8 * random.normal() + citingHabit[career.field.manner]
  const count = random.whole(3, 8)
  const titles = new Set<string>()
  const publications = Array.from({ length: count }, (_, index) => {
    const slots = subject(random, career, index)
    const year = random.whole(Math.max(FIRST_YEAR, career.started), career.thisYear)
    const title = freshTitle(random, career.field, slots, titles)
    return {
      title,
      abstract: abstractOf(random, career.field, slots),
      year,
      citations: citations(random, success, career.thisYear - year),
      url: `https://papers.example/${career.scholarId}/${index + 1}`,
    }
  })
  return publications.toSorted((one, other) => other.year - one.year)
}

/**
 * Which words this publication is about. The first round goes through everything chosen, later ones wander in the
 * topic.
 */
function subject(random: Random, { field, chosen }: Career, index: number): Slots {
  const topic = chosen.topics[index % chosen.topics.length]!
  const round = Math.floor(index / chosen.topics.length)
  const [thing, other] =
    round < topic.things.length
      ? [topic.things[round]!, topic.things[(round + 1) % topic.things.length]!]
      : random.some(field.topics[topic.name]!, 2)
  return {
    topic: topic.name,
    thing: thing!,
    other: other!,
    method: chosen.methods[index % chosen.methods.length]!,
    aim: random.pick(field.aims),
    setting: random.pick(field.settings),
    percent: random.whole(6, 47),
    months: random.whole(3, 36),
    many: random.whole(4, 96) * 10,
  }
}

/** A title that the same professor has not used: there are more forms of titles than publications of one career. */
function freshTitle(random: Random, field: Field, slots: Slots, taken: Set<string>): string {
  const { titles } = tellings[field.manner]
  let title = told(random.pick(titles), slots)
  while (taken.has(title)) title = told(random.pick(titles), slots)
  taken.add(title)
  return title
}

function abstractOf(random: Random, { manner }: Field, slots: Slots): string {
  const { openings, middles, closings } = tellings[manner]
  const sentences = [random.pick(openings), random.pick(middles)]
  if (random.chance(0.85)) sentences.push(random.pick(closings))
  return sentences.map((sentence) => told(sentence, slots)).join(' ')
}

/** Log-normal, growing with age: many publications are cited little, a few very much. */
function citations(random: Random, success: number, age: number): number {
  return Math.floor(Math.exp(success + 1.6 + 1.1 * random.normal()) * (age + 0.4) ** 1.1)
}
