import * as calls from '@labreach/contract/outreach'
import type { FastifyRequest } from 'fastify'
import type { Http } from '../http/serve.ts'
import type { World } from '../world.ts'
import { idempotencyKeyInvalid } from './errors.ts'
import { sendLetter } from './send-letter.ts'

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
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw idempotencyKeyInvalid()
  return key
}
