import helmet, { type HelmetOptions } from 'helmet'

/**
 * The headers that Helmet sets on a response. They do not depend on the request, so they are computed once: Helmet
 * takes as long per request as the query of a page of professors.
 */
export function computeSecurityHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  helmet(options)({} as never, response as never, () => undefined)
  return headers
}
