import { done } from '@labreach/contract/endpoint'
import * as calls from '@labreach/contract/mentoring'
import { HOUR_MS } from '@labreach/contract/plans'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../encryption.ts'
import { perName, perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { endMentorLinks } from '../students/mentor-links.ts'
import { addComment } from './add-comment.ts'
import { createLink } from './create-link.ts'
import { commentUnknown, linkNotOpen } from './errors.ts'
import { listMentors } from './list-mentors.ts'
import { openLetter } from './open-letter.ts'
import { deleteComment, updateCommentState } from './queries.ts'
import { readLetter } from './read-letter.ts'

export function mentoringRoutes(http: Http, services: Services): void {
  const { db, clock } = services

  http.serve(calls.listMentors, ({ input, student }) => listMentors(services, student.studentId, input.params.id))

  http.serve(calls.createMentorLink, ({ input, student }) => createLink(services, student, input.params.id), [
    perStudent(20, HOUR_MS),
  ])

  http.serve(calls.revokeMentorLink, async ({ input: { params }, student: { studentId } }) => {
    if (!(await endMentorLinks(db, { studentId, by: 'student', id: params.id }, clock.now()))) throw linkNotOpen()
    return done
  })

  http.serve(
    calls.judgeMentorComment,
    async ({ input: { params, body }, student }) => {
      if (!(await updateCommentState(db, student.studentId, params.id, body.state))) throw commentUnknown()
      return done
    },
    [perStudent(600, HOUR_MS)],
  )

  /** By link, not by network: a token has 256 random bits, and the mentors of a school share a network. */
  const limits = (times: number) => [
    perName(times, HOUR_MS, ({ request }: { request: FastifyRequest }) => readHeader(request, calls.mentorHeader)),
  ]

  http.serve(
    calls.readMentorLetter,
    ({ request, reply }) => {
      markPrivate(reply)
      return readLetter(services, readHeader(request, calls.mentorHeader))
    },
    limits(300),
  )

  http.serve(
    calls.addMentorComment,
    ({ input, request, reply }) => {
      markPrivate(reply)
      return addComment(services, readVisit(request), input.body)
    },
    limits(120),
  )

  http.serve(
    calls.deleteMentorComment,
    async ({ input, request, reply }) => {
      markPrivate(reply)
      const { token, visit } = readVisit(request)
      const { link } = await openLetter(services, token)
      const own = { studentId: link.studentId, linkId: link.id, id: input.params.id, visitHash: hashToken(visit) }
      if (!(await deleteComment(db, own))) throw commentUnknown()
      return done
    },
    limits(120),
  )
}

/** Also on refusals: a leaked link must not be found by a search engine. */
const markPrivate = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex, nofollow')

const readVisit = (request: FastifyRequest) => ({
  token: readHeader(request, calls.mentorHeader),
  visit: readHeader(request, calls.mentorVisitHeader),
})

/** More than a token or the name of a visit has. */
const headerMax = 200

/** A header; empty without one, or if it is longer than any of ours. */
function readHeader({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const value = headers[name]
  return typeof value === 'string' && value.length <= headerMax ? value : ''
}
