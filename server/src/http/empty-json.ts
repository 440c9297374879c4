import type { FastifyInstance } from 'fastify'

/**
 * Takes an empty body that calls itself JSON for no body, as many clients send one with every POST. A call that needs a
 * body then says what it misses.
 */
export function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
