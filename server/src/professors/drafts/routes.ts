import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/professors'
import { serverLimits } from '@labreach/contract/server-limits'
import { perNetwork, perStudent } from '../../http/limits.ts'
import type { Http } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { createViewer, readTemporaryToken } from '../viewer.ts'
import { getFirstAnswers, saveFirstAnswers } from './first-answers.ts'
import { getDraft } from './get-draft.ts'
import { saveDraft } from './save-draft.ts'
import { draftView } from '../views.ts'

export function draftRoutes(http: Http, services: Services): void {
  http.serve(
    calls.getDraft,
    async ({ input, student }) => draftView(await getDraft(services, student.studentId, input.params.id)),
    [perStudent(600, HOUR_MS)],
  )

  http.serve(
    calls.saveDraft,
    async ({ input: { params, body }, student }) => {
      const basedOn = typeof body.based_on === 'string' ? new Date(body.based_on) : body.based_on
      return draftView(await saveDraft(services, student.studentId, params.id, { ...body, basedOn }))
    },
    [perStudent(serverLimits.draftsSavedPerHour, HOUR_MS)],
  )

  http.serve(calls.getFirstAnswers, ({ input, request, student }) =>
    getFirstAnswers(services, createViewer(student, request, input.query.temporary_token)),
  )

  http.serve(
    calls.saveFirstAnswers,
    ({ input: { body }, request }) =>
      saveFirstAnswers(services, readTemporaryToken(request, body.temporary_token), body),
    [perNetwork(600, HOUR_MS)],
  )
}
