import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import * as calls from '@labreach/contract/professor-page'
import type { FastifyRequest } from 'fastify'
import { perName, perNetwork } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import { answerLetter } from '../outreach/answers/answer-letter.ts'
import { readLetterLink } from '../outreach/answers/read-letter-link.ts'
import { reportLetter } from '../outreach/reports/report-letter.ts'
import type { Services } from '../services.ts'
import { askForPage } from './ask-for-page.ts'
import { confirmAddress } from './confirm-address.ts'
import { confirmReport } from './confirm-report.ts'
import { correctData } from './correct-data.ts'
import { openPage } from './open-page.ts'
import { readPage } from './read-page.ts'
import { removeMe } from './remove-me.ts'
import { saveWishes } from './save-wishes.ts'
import { undoChange } from './undo-change.ts'

/** A whole department may share a network, and acting on a letter must always succeed: these limits are high. */
const acting = perNetwork(600, HOUR_MS)
/** Calls that send mails. */
const mailing = perNetwork(20, HOUR_MS)

export function professorPageRoutes(http: Http, services: Services): void {
  http.serve(calls.readLetterLink, ({ input: { query } }) => readLetterLink(services, query))

  http.serve(
    calls.answerLetter,
    ({ input: { body } }) => answerLetter(services, body, { answer: body.answer, until: body.until ?? null }),
    [acting],
  )

  http.serve(
    calls.reportLetter,
    async ({ input: { body } }) => {
      await reportLetter(services, body, body.text)
      return done
    },
    [mailing],
  )

  http.serve(
    calls.confirmReport,
    async ({ input }) => {
      await confirmReport(services, input.body.token)
      return done
    },
    [acting],
  )

  http.serve(
    calls.askForPage,
    async ({ input }) => {
      await askForPage(services, input.body)
      return done
    },
    [mailing],
  )

  http.serve(calls.openPage, ({ input }) => openPage(services, input.body.token), [acting])

  http.serve(calls.readPage, ({ request }) => readPage(services, readPageToken(request)))

  // Each change sends a mail, and a correction perhaps to a new address, so a page has limits of its own.
  const perPage = (times: number) =>
    perName(times, HOUR_MS, ({ request }: { request: FastifyRequest }) => readPageToken(request))

  http.serve(calls.saveWishes, ({ input, request }) => saveWishes(services, readPageToken(request), input.body), [
    acting,
    perPage(60),
  ])

  http.serve(calls.correctData, ({ input, request }) => correctData(services, readPageToken(request), input.body), [
    acting,
    perPage(20),
  ])

  http.serve(calls.confirmAddress, ({ input }) => confirmAddress(services, input.body.token), [acting])

  http.serve(
    calls.removeMe,
    async ({ request }) => {
      await removeMe(services, readPageToken(request))
      return done
    },
    [acting],
  )

  http.serve(calls.undoChange, ({ input }) => undoChange(services, input.body.token), [acting])
}

/** The token of an opened page; empty without one. */
function readPageToken(request: Pick<FastifyRequest, 'headers'>): string {
  const { [calls.professorPageHeader]: token } = request.headers
  return typeof token === 'string' ? token : ''
}
