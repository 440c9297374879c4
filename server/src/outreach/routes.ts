import * as calls from '@labreach/contract/outreach'
import { HOUR_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import type { FastifyRequest } from 'fastify'
import { abortOnClose } from '../http/abort-on-close.ts'
import { perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { idempotencyKeyInvalid } from './errors.ts'
import { coachLetter } from './coach-letter.ts'
import { findNextContact } from './recipient/find-next-contact.ts'
import { confirmPlace } from './held/confirm-place.ts'
import { releaseLetter } from './held/release-letter.ts'
import { takeBackLetter } from './held/take-back-letter.ts'
import { readLetter } from './history/read-letter.ts'
import { listOutreaches } from './history/list-outreaches.ts'
import { enhanceLetter } from './enhance-letter.ts'
import { getProfessorEmail } from './lookup/get-professor-email.ts'
import { markOutreach } from './history/mark-outreach.ts'
import { sendLetter } from './send-letter.ts'
import { contactView, heldView, letterView, sentView } from './views.ts'

const MINUTE_MS = 60_000

export function outreachRoutes(http: Http, services: Services): void {
  http.serve(calls.sendEmail, async ({ input: { body }, student, request }) => {
    const sent = await sendLetter(services, {
      studentId: student.studentId,
      scholarId: body.scholar_id,
      key: readIdempotencyKey(request),
      subject: body.subject,
      message: body.message,
      toEmail: body.to_email || undefined,
      draftSavedAt: body.draft_saved_at ? new Date(body.draft_saved_at) : undefined,
      leave: body.leave,
      followUpTo: body.follow_up_to,
      schoolAddress: body.school_address ?? null,
      aiNote: body.ai_note,
    })
    return sent.state === 'sent' ? sentView(sent) : heldView(sent)
  })

  http.serve(
    calls.getProfessorEmail,
    async ({ input, student }) => ({
      email: await getProfessorEmail(services, student.studentId, input.body.scholar_id),
    }),
    [perStudent(serverLimits.lookupsPerMinute, MINUTE_MS)],
  )

  http.serve(
    calls.coachLetter,
    ({ input: { body }, student }) =>
      coachLetter(services, student.studentId, { scholarId: body.scholar_id, letter: body.letter }),
    [perStudent(serverLimits.lettersCoachedPerHour, HOUR_MS)],
  )

  http.serve(calls.listOutreaches, async ({ input, student }) => {
    const letters = await listOutreaches(services, student.studentId, input.query.before)
    return letters.map((letter) => letterView(services, letter))
  })

  http.serve(calls.markOutreach, async ({ input, student }) => {
    const { id } = input.params
    return letterView(
      services,
      await markOutreach(services, { studentId: student.studentId, id, answer: input.body.mark }),
    )
  })

  http.serve(calls.readLetter, async ({ input, student }) =>
    letterView(services, await readLetter(services, { studentId: student.studentId, ...input.params })),
  )

  http.serve(calls.takeBackLetter, async ({ input, student }) =>
    letterView(services, await takeBackLetter(services, { studentId: student.studentId, ...input.params })),
  )

  http.serve(calls.releaseLetter, async ({ input, student }) =>
    sentView(await releaseLetter(services, { studentId: student.studentId, ...input.params })),
  )

  http.serve(calls.confirmPlace, async ({ input, student }) =>
    letterView(services, await confirmPlace(services, { studentId: student.studentId, ...input.params })),
  )

  http.serve(calls.nextContact, async ({ input, student }) =>
    contactView(await findNextContact(services, student.studentId, input.query.scholar_id)),
  )

  http.serve(
    calls.aiProcessTemplate,
    ({ input: { body }, student, reply }) =>
      enhanceLetter(services, {
        studentId: student.studentId,
        scholarId: body.scholar_id,
        letter: body.template_content,
        publication: body.publication_data,
        signal: abortOnClose(reply),
      }),
    [perStudent(serverLimits.aiCallsPerHour, HOUR_MS)],
  )
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw idempotencyKeyInvalid()
  return key
}
