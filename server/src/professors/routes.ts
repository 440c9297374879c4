import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/professors'
import type { Sessions } from '../account/sessions.ts'
import { perAddress } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { browsePage } from './browse-page.ts'
import { citationHistogram } from './citation-histogram.ts'
import { favoriteProfessor } from './favorite-professor.ts'
import { findForOptOut, optOut, optOutByLink } from './opt-out.ts'
import { listPublications } from './list-publications.ts'
import { previewProfessors } from './preview-professors.ts'
import { createRankings } from './ranking.ts'
import { streamMatches } from './stream-matches.ts'
import { createStudentStates } from './student-states.ts'
import { unlockProfessor } from './unlock-professor.ts'

export function professorRoutes(http: Http, world: World, sessions: Pick<Sessions, 'read'>): void {
  const rankings = createRankings(world)
  const states = createStudentStates(world.sql)
  /** Browsing asks for the student's state anyway: it comes with the session, in one trip to the database. */
  const browsing = async (token: string) => {
    const claims = await sessions.read(token)
    const state = claims && (await states(claims.studentId, claims.sessionId))
    return state && { ...claims, state }
  }

  http.serve(calls.matchStream, ({ input }) => streamMatches(world, input.query.temporary_token))

  http.serve(calls.previewProfessors, async () => ({ professors: previewProfessors(world) }), [
    perAddress(600, HOUR_MS),
  ])

  http.serve(
    calls.professorsPage,
    ({ input, student }) => browsePage(world, rankings, student, input.query),
    [],
    browsing,
  )

  http.serve(calls.citationHistogram, ({ student }) => citationHistogram(world, rankings, student), [], browsing)

  http.serve(calls.unlockProfessor, async ({ input, student }) => {
    const { professor, week } = await unlockProfessor(world, student.studentId, input.body.scholar_id)
    return {
      professor,
      number_of_professors_shown_week: week.used,
      max_professors_per_week: week.limit,
      unlocks_week: { used: week.used, limit: week.limit, resets_at: week.resetsAt?.toISOString() ?? null },
    }
  })

  http.serve(calls.favoriteProfessor, async ({ input, student }) => ({
    is_favorite: await favoriteProfessor(world, rankings, states, student.studentId, input.body.professor_id),
  }))

  http.serve(calls.listPublications, ({ input, student }) =>
    listPublications(world, student.studentId, input.query.scholar_id),
  )

  http.serve(calls.findForOptOut, ({ input }) => findForOptOut(world, input.query.scholar_id), [
    perAddress(60, HOUR_MS),
  ])

  http.serve(calls.optOut, ({ input }) => optOut(world, input.params.id), [perAddress(60, HOUR_MS)])

  // Mail programs call this for many people from one address, and a wish to be left alone is never turned away.
  http.serve(calls.optOutByLink, async ({ input }) => {
    await optOutByLink(world, input.query.professor, input.query.signature)
    return done
  })
}
