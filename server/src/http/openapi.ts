import type { CallGroup, EndpointWithSchemas } from '@labreach/contract/calls'
import { commonErrors } from '@labreach/contract/endpoint'
import { ErrorBody } from '@labreach/contract/schemas/responses'
import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * Generates an OpenAPI 3.1 document from the schemas that validate the calls. `settings`: those that are on; a field of
 * another setting (`meta({ setting })`) is left out.
 */
export function composeOpenApi(groups: readonly CallGroup[], publicUrl: string, settings: readonly string[]): Json {
  const document = composeDocument(groups, publicUrl)
  return JSON.parse(
    JSON.stringify(document, (key, value: Json | string | null) => keepField(key, value, settings)),
  ) as Json
}

function keepField(key: string, value: unknown, settings: readonly string[]): unknown {
  if (key === 'setting' && typeof value === 'string') return undefined
  const { setting } = (value ?? {}) as { setting?: unknown }
  return typeof setting === 'string' && !settings.includes(setting) ? undefined : value
}

function composeDocument(groups: readonly CallGroup[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const { name, calls } of groups)
    for (const call of calls)
      for (const path of [call.path, ...(call.alias ? [call.alias] : [])])
        paths[path] = { ...paths[path], [call.method.toLowerCase()]: composeOperation(call, name, path !== call.path) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Labreach',
      version: '1',
      description: 'Find university professors and write them one good letter.',
    },
    servers: [{ url: publicUrl }],
    tags: groups.map(({ name, summary }) => ({ name, description: summary })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: composeSchema(ErrorBody, 'output') },
    },
    paths,
  }
}

function composeOperation(call: EndpointWithSchemas, tag: string, isAlias: boolean): Json {
  return {
    tags: [tag],
    operationId: isAlias ? `${call.name}Alias` : call.name,
    summary: call.summary,
    ...(call.session !== 'none' && { security: call.session === 'optional' ? [{ bearer: [] }, {}] : [{ bearer: [] }] }),
    parameters: [...composeParameters(call.params, 'path'), ...composeParameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: composeRequestContent(call.body) } }),
    responses: { ...composeSuccess(call), ...composeRefusals(call) },
  }
}

function composeParameters(type: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!type) return []
  const { properties = {}, required = [] } = composeSchema(type, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: type,
  }))
}

function composeRequestContent(body: z.ZodType | 'multipart'): Json {
  if (body !== 'multipart') return { 'application/json': { schema: composeSchema(body, 'input') } }
  const upload_file = { type: 'string', contentMediaType: 'application/pdf' }
  return {
    'multipart/form-data': { schema: { type: 'object', properties: { upload_file }, required: ['upload_file'] } },
  }
}

function composeSuccess({ response }: EndpointWithSchemas): Json {
  if (response === 'redirect') return { 302: { description: 'A redirect' } }
  if (response === 'lines')
    return { 200: { description: 'A stream of lines', content: { 'text/plain': { schema: { type: 'string' } } } } }
  if (response === 'file') return { 200: { description: 'The file', content: { 'application/pdf': {} } } }
  return {
    200: { description: 'Done', content: { 'application/json': { schema: composeSchema(response, 'output') } } },
  }
}

function composeRefusals(call: EndpointWithSchemas): Json {
  const byStatus = new Map<number, string[]>()
  const { invalid_input, session_required } = commonErrors
  const all = { invalid_input, ...(call.session !== 'none' && { session_required }), ...call.errors }
  for (const [code, status] of Object.entries(all))
    if (status) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  )
}

function composeSchema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}
