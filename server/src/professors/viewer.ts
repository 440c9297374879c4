import { temporaryTokenHeader } from '@labreach/contract/professors'
import type { FastifyRequest } from 'fastify'

/** A student, or a visitor with the temporary token of a resume. */
export type Viewer = { studentId: string } | { temporaryToken: string }

/** The temporary token of a request. A header takes precedence over a token in the query or the body. */
export function readTemporaryToken(request: Pick<FastifyRequest, 'headers'>, temporaryToken: string): string {
  const { [temporaryTokenHeader]: header } = request.headers
  return typeof header === 'string' ? header : temporaryToken
}

/** The viewer of a call that students and visitors make. */
export const createViewer = (
  student: { studentId: string } | null,
  request: Pick<FastifyRequest, 'headers'>,
  temporaryToken: string,
): Viewer => student ?? { temporaryToken: readTemporaryToken(request, temporaryToken) }
