import type { FastifyRequest } from 'fastify'
import { crossSite } from '../errors.ts'

/**
 * Refuses requests that a form or a script of another site can send: the flow cookie in the response would put a flow
 * that the student did not start into the browser. Throws cross_site.
 */
export function requireSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  // Browsers send this header; other programs do not.
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (!isJson || site !== 'same-origin') throw crossSite()
}
