import type { EndpointWithSchemas } from '@labreach/contract/calls'
import { commonErrors } from '@labreach/contract/endpoint'
import { ErrorBody } from '@labreach/contract/schemas/answers'
import { z } from 'zod'

type Json = Record<string, unknown>

/** OpenAPI 3.1 of the given calls, from the same schemas that check them. */
export function openApi(calls: readonly EndpointWithSchemas[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls)
    for (const path of [call.path, ...(call.also ? [call.also] : [])])
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, path !== call.path) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Labreach',
      version: '1',
      description: 'Find university professors and write them one good letter.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schema(ErrorBody, 'output') },
    },
    paths,
  }
}

function operation(call: EndpointWithSchemas, isAlias: boolean): Json {
  return {
    operationId: isAlias ? `${call.name}Alias` : call.name,
    summary: call.summary,
    ...(call.who !== 'anyone' && { security: call.who === 'either' ? [{ bearer: [] }, {}] : [{ bearer: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: requestContent(call.body) } }),
    responses: { ...success(call), ...refusals(call) },
  }
}

function parameters(given: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!given) return []
  const { properties = {}, required = [] } = schema(given, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }))
}

function requestContent(body: z.ZodType | 'multipart'): Json {
  if (body !== 'multipart') return { 'application/json': { schema: schema(body, 'input') } }
  const upload_file = { type: 'string', contentMediaType: 'application/pdf' }
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { upload_file }, required: ['upload_file'] } },
  }
}

function success({ answer }: EndpointWithSchemas): Json {
  if (answer === 'redirect') return { 302: { description: 'The browser is sent on' } }
  if (answer === 'lines')
    return { 200: { description: 'A stream of lines', content: { 'text/plain': { schema: { type: 'string' } } } } }
  if (answer === 'file') return { 200: { description: 'The file', content: { 'application/pdf': {} } } }
  return { 200: { description: 'Done', content: { 'application/json': { schema: schema(answer, 'output') } } } }
}

function refusals(call: EndpointWithSchemas): Json {
  const byStatus = new Map<number, string[]>()
  const { invalid_input, session_required } = commonErrors
  const all = { invalid_input, ...(call.who !== 'anyone' && { session_required }), ...call.errors }
  for (const [code, status] of Object.entries(all))
    if (status) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

function schema(given: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(given, { io, unrepresentable: 'any' })
  return rest
}
