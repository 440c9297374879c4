import type { FastifyRequest } from 'fastify'
import { crossSite } from '../errors.ts'

/**
 * Refuses calls that a form or a script of another site can send: a cookie set for one would start a flow in the browser
 * that the student did not start. Throws cross_site.
 */
export function requireOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  // Browsers send this header; other programs do not.
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (!isJson || site !== 'same-origin') throw crossSite()
}
