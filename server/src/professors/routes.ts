import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as optOutCalls from '@labreach/contract/opt-out'
import * as calls from '@labreach/contract/professors'
import type { Sessions } from '../account/sessions.ts'
import { getNetwork, perNetwork } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import { hashNetwork } from '../audit-log.ts'
import type { Services } from '../services.ts'
import { browsePage } from './browse/browse-page.ts'
import { computeCitationHistogram } from './browse/citation-histogram.ts'
import { favoriteProfessor } from './browse/favorite-professor.ts'
import { findByOptOutLink, findForOptOut, optOut, optOutByLink } from './opt-out/opt-out.ts'
import { listPublications } from './list-publications.ts'
import { previewProfessors } from './browse/preview-professors.ts'
import { createRankings } from './browse/ranking.ts'
import { createFieldSuggestions } from './matches/suggest-fields.ts'
import { createVisitorScans } from '../resume/visitor-scans.ts'
import { streamMatches } from './matches/stream-matches.ts'
import { changeUnderstanding, getUnderstanding } from './matches/understanding.ts'
import { suggestFilters } from './browse/suggest-filters.ts'
import { createStudentStates } from './browse/student-states.ts'
import { unlockProfessor } from './unlock/unlock-professor.ts'
import { createViewer, readTemporaryToken } from './viewer.ts'
import { unlockView } from './views.ts'

/** What the professors need of the letters. Passed in, since the room of the letters imports this one. */
type Letters = { listAnswered: (studentId: string) => Promise<number[]> }

export function professorRoutes(
  http: Http,
  services: Services,
  sessions: Pick<Sessions, 'read'>,
  { listAnswered }: Letters,
): void {
  const rankings = createRankings(services)
  const states = createStudentStates(services.sql)
  /** Checks the session, and reads the student's state (interests, plan, relationships) with one query. */
  const readSessionAndState = async (token: string) => {
    const claims = await sessions.read(token)
    const state = claims && (await states(claims.studentId, claims.sessionId))
    return state && { ...claims, state }
  }

  const readScan = createVisitorScans(services)
  http.serve(calls.matchStream, ({ input, request }) =>
    streamMatches(services, readScan, readTemporaryToken(request, input.query.temporary_token)),
  )

  http.serve(calls.getUnderstanding, ({ input, request, student }) =>
    getUnderstanding(services, createViewer(student, request, input.query.temporary_token)),
  )

  http.serve(calls.changeUnderstanding, ({ input: { body }, request, student }) =>
    changeUnderstanding(services, createViewer(student, request, body.temporary_token), body),
  )

  const suggestFields = createFieldSuggestions(services)
  // Each question to the model counts towards the daily limit of the network (`serverLimits.suggestionsPerNetworkDay`); cached
  // suggestions do not.
  http.serve(
    calls.suggestFields,
    async ({ input: { body }, request, student }) => ({
      suggested: await suggestFields({
        viewer: createViewer(student, request, body.temporary_token),
        network: getNetwork(request),
        onFailure: ({ message }) => request.log.warn({ failure: message }, 'the language model suggests no fields'),
      }),
    }),
    [perNetwork(600, HOUR_MS)],
  )

  http.serve(calls.previewProfessors, async () => ({ professors: previewProfessors(services) }), [
    perNetwork(600, HOUR_MS),
  ])

  http.serve(
    calls.professorsPage,
    ({ input, student }) => browsePage(services, { rankings, listAnswered }, student, input.query),
    [],
    readSessionAndState,
  )

  http.serve(
    calls.citationHistogram,
    ({ student }) => computeCitationHistogram(services, rankings, student),
    [],
    readSessionAndState,
  )

  http.serve(
    calls.suggestFilters,
    ({ input, student }) => suggestFilters(services, rankings, student, input.query.text),
    [],
    readSessionAndState,
  )

  http.serve(calls.unlockProfessor, async ({ input, student }) =>
    unlockView(await unlockProfessor(services, student.studentId, input.body.scholar_id)),
  )

  http.serve(calls.favoriteProfessor, async ({ input, student }) => ({
    is_favorite: await favoriteProfessor(services, rankings, states, student.studentId, input.body.professor_id),
  }))

  http.serve(calls.listPublications, ({ input, student }) =>
    listPublications(services, student.studentId, input.query.scholar_id),
  )

  http.serve(optOutCalls.findForOptOut, ({ input }) => findForOptOut(services, input.query.scholar_id), [
    perNetwork(60, HOUR_MS),
  ])

  http.serve(
    optOutCalls.optOut,
    async ({ input, request }) => {
      const removal = await optOut(services, input.params.id, hashNetwork(services, getNetwork(request)))
      // The log contains the name of the metric, for operators whose alerts are based on the log.
      if (removal.held)
        request.log.error({ metric: 'labreach_opt_outs_held' }, 'more opt-outs than usual; they wait for the operator')
      return removal
    },
    [perNetwork(20, HOUR_MS)],
  )

  http.serve(optOutCalls.findByOptOutLink, ({ input: { query } }) =>
    findByOptOutLink(services, query.professor, query.signature),
  )

  // No limit: mail programs call this for many people from one network, and an opt-out must always succeed.
  http.serve(optOutCalls.optOutByLink, async ({ input }) => {
    await optOutByLink(services, input.query.professor, input.query.signature)
    return done
  })
}
