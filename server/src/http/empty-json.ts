import type { FastifyInstance } from 'fastify'

/**
 * Treats an empty body with the content type JSON as no body, since many clients send one with every POST. A call that
 * requires a body then refuses it by its schema.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body as string, done)
  })
}
