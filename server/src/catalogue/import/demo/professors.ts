import type { ProfessorRecord } from '../professor.ts'
import { fields } from './fields/all.ts'
import { createAddressBook, inventPerson } from './people.ts'
import { inventPublications } from './publications.ts'
import { createRandom, type Random } from './random.ts'
import { demoSchools, type DemoSchool } from './schools.ts'
import { chooseSpecialty } from './specialty.ts'

/** The current year of the demo. */
const THIS_YEAR = 2026
const SEED = 20_261_121

export const DEMO_PROFESSORS = demoSchools.reduce((sum, school) => sum + school.professors, 0)

/** All invented professors by school, the same ones in every run. */
export function* inventProfessors(): Generator<ProfessorRecord> {
  const random = createRandom(SEED)
  const createLocalPart = createAddressBook()
  for (const school of demoSchools) {
    const pickField = createWeightedPick(random, fieldsAt(school))
    for (let index = 0; index < school.professors; index++)
      yield inventProfessor(random, school, pickField(), createLocalPart)
  }
}

function fieldsAt(school: DemoSchool): typeof fields {
  return fields.filter(({ area }) => area === 'other' || !school.without.includes(area))
}

function inventProfessor(
  random: Random,
  school: DemoSchool,
  field: (typeof fields)[number],
  createLocalPart: ReturnType<typeof createAddressBook>,
): ProfessorRecord {
  const person = inventPerson(random)
  const scholarId = inventScholarId(random)
  const started = THIS_YEAR - random.integer(2, 38)
  const { interests, specialty } = chooseSpecialty(random, field)
  const publications = inventPublications(random, { field, specialty, scholarId, started, thisYear: THIS_YEAR })
  const host = `${field.subdomain}.${school.domain}`
  const local = createLocalPart(person, host, random.integer(0, 2))
  return {
    scholarId,
    name: person.name,
    affiliation: `${chooseRank(THIS_YEAR - started)} of ${field.name}, ${school.name}`,
    schoolName: school.name,
    citedBy: inventCitedBy(
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
 * Twelve characters like an id of Google Scholar, but with the end DEMO. A real id encodes nine bytes with a fixed last
 * one, so it ends in J or C, and no invented id is that of a real person.
 */
function inventScholarId(random: Random): string {
  return `${Array.from({ length: 8 }, () => alphabet[random.integer(0, 63)]).join('')}DEMO`
}

function chooseRank(careerYears: number): string {
  if (careerYears < 7) return 'Assistant Professor'
  return careerYears < 14 ? 'Associate Professor' : 'Professor'
}

/**
 * The citations of all publications: those of the listed ones times a factor that grows with the length of the career.
 */
function inventCitedBy(random: Random, listed: number, careerYears: number): number {
  const share = 1 + (careerYears / 5) * Math.exp(0.45 * random.normal())
  return Math.min(250_000, Math.round(listed * share))
}

/** Returns a function that picks an entry with a probability proportional to its weight. */
function createWeightedPick<T extends { weight: number }>(random: Random, list: readonly T[]): () => T {
  const total = list.reduce((sum, one) => sum + one.weight, 0)
  return () => {
    let left = random.next() * total
    return list.find((one) => (left -= one.weight) < 0) ?? list[0]!
  }
}
