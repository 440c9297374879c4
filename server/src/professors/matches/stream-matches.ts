import { setImmediate } from 'node:timers/promises'
import { basePlan } from '@labreach/contract/plans'
import { visitorResume } from '../../resume/visitor-resume.ts'
import type { Services } from '../../services.ts'
import { bestMatches, vectorOfField } from './best-matches.ts'
import { relationshipView } from '../relationship-view.ts'
import { VISITOR } from './visitor.ts'

/** Lines of the match stream: the count first, then one relationship a line, best first, everything about it locked. */
export async function streamMatches(
  services: Pick<Services, 'db' | 'clock' | 'catalogue' | 'encryption' | 'embeddings'>,
  temporaryToken: string,
): Promise<AsyncIterable<string>> {
  const { db, clock, catalogue, encryption, embeddings } = services
  const { resume } = await visitorResume(db, clock, temporaryToken)
  await catalogue.matchReady
  const { interests, skills, major } = resume.facts
  const query = { interests, skills, additionalInterests: [], major: major ?? '', text: resume.text }
  const vector = embeddings && (await vectorOfField(services, query))
  const matches = await bestMatches(services, query, basePlan.limits.visibleProfessors, vector)
  return (async function* () {
    yield `${matches.length}\n`
    for (const match of matches) {
      const professor = catalogue.get(match.id)
      // Who was taken out while this is read stays out, though the count has left the house.
      if (professor) yield `${JSON.stringify(relationshipView(encryption, VISITOR, professor, undefined, match))}\n`
      // Finding the reasons takes a third of a millisecond each: what is ready leaves the house, and others get a turn.
      await setImmediate()
    }
  })()
}
