import * as calls from '@labreach/contract/outreach'
import { limits } from '@labreach/contract/plans'
import type { FastifyRequest } from 'fastify'
import { perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { idempotencyKeyInvalid } from './errors.ts'
import { getProfessorEmail } from './lookup/get-professor-email.ts'
import { sendLetter } from './send-letter.ts'

const MINUTE_MS = 60_000

export function outreachRoutes(http: Http, world: World): void {
  http.serve(calls.sendEmail, async ({ input: { body }, student, request }) => {
    const { state, at, today } = await sendLetter(world, {
      studentId: student.studentId,
      scholarId: body.scholar_id,
      key: idempotencyKey(request),
      subject: body.subject,
      message: body.message,
      toEmail: body.to_email,
    })
    return { state, email_sent_date: at.toISOString(), emails_day: { used: today.used, limit: today.limit } }
  })

  http.serve(
    calls.getProfessorEmail,
    async ({ input, student }) => ({
      email: await getProfessorEmail(world, student.studentId, input.body.scholar_id),
    }),
    [perStudent(limits.lookupsPerMinute, MINUTE_MS)],
  )
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw idempotencyKeyInvalid()
  return key
}
