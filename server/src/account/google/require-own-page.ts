import type { FastifyRequest } from 'fastify'
import { crossSite } from '../errors.ts'

/**
 * Refuses what a form or a script of another site can send: a cookie set for it would put a flow into the browser that
 * the student did not begin. Throws cross_site.
 */
export function requireOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): void {
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  // Browsers say where a call comes from; other programs say nothing.
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (!isJson || site !== 'same-origin') throw crossSite()
}
