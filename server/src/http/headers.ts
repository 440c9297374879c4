import helmet, { type HelmetOptions } from 'helmet'

/**
 * The headers that Helmet gives an answer. Nothing of them hangs on the request, so it is asked once: parsing the same
 * directives for every call takes as long as looking up a page of professors.
 */
export function securityHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader() {},
  }
  helmet(options)({} as never, answer as never, () => undefined)
  return headers
}
