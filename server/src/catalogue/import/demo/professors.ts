import type { ProfessorRecord } from '../professor.ts'
import { fields } from './fields/all.ts'
import { addressBook, inventPerson } from './people.ts'
import { publicationsOf } from './publications.ts'
import { randomFrom, type Random } from './random.ts'
import { demoSchools, type DemoSchool } from './schools.ts'
import { specialty } from './specialty.ts'

/** The year the demo is set in; careers and publications end there. */
const THIS_YEAR = 2026
const SEED = 20_261_121

export const DEMO_PROFESSORS = demoSchools.reduce((sum, school) => sum + school.professors, 0)

/** All invented professors, always the same ones, school by school. */
export function* demoProfessors(): Generator<ProfessorRecord> {
  const random = randomFrom(SEED)
  const address = addressBook()
  for (const school of demoSchools) {
    const field = weighted(random, taughtAt(school))
    for (let index = 0; index < school.professors; index++) yield inventProfessor(random, school, field(), address)
  }
}

function taughtAt(school: DemoSchool): typeof fields {
  return fields.filter(({ area }) => area === 'other' || !school.without.includes(area))
}

function inventProfessor(
  random: Random,
  school: DemoSchool,
  field: (typeof fields)[number],
  address: ReturnType<typeof addressBook>,
): ProfessorRecord {
  const person = inventPerson(random)
  const scholarId = demoScholarId(random)
  const started = THIS_YEAR - random.whole(2, 38)
  const { interests, chosen } = specialty(random, field)
  const publications = publicationsOf(random, { field, chosen, scholarId, started, thisYear: THIS_YEAR })
  const host = `${field.unit}.${school.domain}`
  const local = address(person, host, random.whole(0, 2))
  return {
    scholarId,
    name: person.name,
    affiliation: `${rank(THIS_YEAR - started)} of ${field.name}, ${school.name}`,
    schoolName: school.name,
    citedBy: citedBy(
      random,
      publications.reduce((sum, one) => sum + one.citations, 0),
      THIS_YEAR - started,
    ),
    keyInterests: interests,
    homepageUrl: `https://${host}/~${local}/`,
    googleScholarUrl: `https://scholar.example/citations?user=${scholarId}`,
    email: `${local}@${host}`,
    publications,
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Twelve characters as Google Scholar has them, but ending in DEMO: a real id is nine bytes whose last one is fixed, so
 * it ends in J or C, and no real person is ever taken for an invented one.
 */
function demoScholarId(random: Random): string {
  return `${Array.from({ length: 8 }, () => alphabet[random.whole(0, 63)]).join('')}DEMO`
}

function rank(careerYears: number): string {
  if (careerYears < 7) return 'Assistant Professor'
  return careerYears < 14 ? 'Associate Professor' : 'Professor'
}

/** The listed publications are a sample of a career's; the rest follows their success and the career's length. */
function citedBy(random: Random, listed: number, careerYears: number): number {
  const share = 1 + (careerYears / 5) * Math.exp(0.45 * random.normal())
  return Math.min(250_000, Math.round(listed * share))
}

function weighted<T extends { weight: number }>(random: Random, list: readonly T[]): () => T {
  const total = list.reduce((sum, one) => sum + one.weight, 0)
  return () => {
    let left = random.next() * total
    return list.find((one) => (left -= one.weight) < 0) ?? list[0]!
  }
}
