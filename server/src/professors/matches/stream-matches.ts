import { setImmediate } from 'node:timers/promises'
import { freePlan } from '@labreach/contract/plans'
import type { ScanLine } from '@labreach/contract/professors'
import type { Match } from '../../catalogue/catalogue.ts'
import { Refusal } from '../../refusal.ts'
import type { ReadResume } from '../../resume/reader/reading.ts'
import { isUnread } from '../../resume/stored-resume.ts'
import { requireVisitorResume, type VisitorResume } from '../../resume/visitor-resume.ts'
import type { ReadVisitorScan } from '../../resume/visitor-scans.ts'
import type { Services } from '../../services.ts'
import { bestMatches, createQuery, getStudentVector } from './best-matches.ts'
import { relationshipView } from '../views.ts'
import { VISITOR } from './visitor.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'encryption' | 'embeddings' | 'meaning'>

/** The lines of the match stream: the count, then one locked relationship per line, best match first. */
export async function streamMatches(
  services: Deps,
  readScan: ReadVisitorScan,
  temporaryToken: string,
): Promise<AsyncIterable<string>> {
  const { db, clock, catalogue } = services
  const { resume, corrections } = await requireVisitorResume(db, clock, temporaryToken)
  await catalogue.matchReady
  if (isUnread(resume)) return streamScan(services, () => readScan(resume), corrections)
  const matches = await findMatches(services, resume, corrections)
  return (async function* () {
    yield `${matches.length}\n`
    yield* toLines(services, matches)
  })()
}

/**
 * The lines for a scan, which is read meanwhile. The count comes first, so it is the highest possible one; the line
 * `read` has the actual one. Clients skip lines that they do not know.
 */
async function* streamScan(
  services: Deps,
  readScan: () => ReturnType<ReadVisitorScan>,
  corrections: VisitorResume['corrections'],
): AsyncGenerator<string> {
  const toLine = (line: ScanLine) => `${JSON.stringify(line)}\n`
  yield `${Math.min(freePlan.limits.visibleProfessors, services.catalogue.size())}\n`
  yield toLine({ reading: null })
  try {
    const reading = readScan()
    let next = await reading.next()
    for (; !next.done; next = await reading.next()) yield toLine({ reading: next.value })
    const { interests, skills } = next.value.facts
    const matches = await findMatches(services, next.value, corrections)
    yield toLine({ read: { count: matches.length, key_interests: interests, skills } })
    yield* toLines(services, matches)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield toLine({ failed: { code: error.code, error: error.message } })
  }
}

async function findMatches(
  services: Deps,
  { text, facts: { interests, major } }: ReadResume,
  corrections: VisitorResume['corrections'],
): Promise<Match[]> {
  const student = { ...corrections, interests, major: major ?? '', text }
  const [{ query }, vector] = await Promise.all([
    createQuery(services, student, interests),
    getStudentVector(services, student),
  ])
  return bestMatches(services, query, freePlan.limits.visibleProfessors, vector)
}

async function* toLines(services: Deps, matches: readonly Match[]): AsyncGenerator<string> {
  for (const match of matches) {
    const professor = services.catalogue.get(match.id)
    // A professor who was removed during the stream is omitted, although the count was already sent.
    const known = { facts: [], now: services.clock.now() }
    if (professor) yield `${JSON.stringify(relationshipView(services, VISITOR, professor, undefined, known, match))}\n`
    // The reasons of one match take a third of a millisecond. After each the line is sent and the event loop
    // continues.
    await setImmediate()
  }
}
