import { setImmediate } from 'node:timers/promises'
import { freePlan } from '@labreach/contract/plans'
import { visitorResume } from '../../resume/visitor-resume.ts'
import type { Services } from '../../services.ts'
import { bestMatches, createQuery, getStudentVector } from './best-matches.ts'
import { relationshipView } from '../views.ts'
import { VISITOR } from './visitor.ts'

/** The lines of the match stream: the count, then one locked relationship per line, best match first. */
export async function streamMatches(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'encryption' | 'embeddings' | 'meaning'>,
  temporaryToken: string,
): Promise<AsyncIterable<string>> {
  const { db, clock, catalogue } = services
  const { resume, corrections } = await visitorResume(db, clock, temporaryToken)
  await catalogue.matchReady
  const { interests, major } = resume.facts
  const student = { ...corrections, interests, major: major ?? '', text: resume.text }
  const [query, vector] = await Promise.all([
    createQuery(services, student, interests),
    getStudentVector(services, student),
  ])
  const matches = await bestMatches(services, query, freePlan.limits.visibleProfessors, vector)
  return (async function* () {
    yield `${matches.length}\n`
    for (const match of matches) {
      const professor = catalogue.get(match.id)
      // A professor who was removed during the stream is omitted, although the count was already sent.
      const known = { facts: [], now: clock.now() }
      if (professor)
        yield `${JSON.stringify(relationshipView(services, VISITOR, professor, undefined, known, match))}\n`
      // The reasons of one match take a third of a millisecond. After each the line is sent and the event loop
      // continues.
      await setImmediate()
    }
  })()
}
