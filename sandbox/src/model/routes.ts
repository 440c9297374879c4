import { timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { createServer, type ChatCompletionRequest } from '@copilotkit/aimock'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { inventionsPath, playFaults, type Faults } from '../faults.ts'
import { openJsonFile } from '../json-file.ts'
import { respondWithEmbeddings } from './embeddings.ts'
import { findProblem, isSpentOnThought, thinkingModels } from './chat-request.ts'
import { readPrompt } from './prompt.ts'
import { write } from './writer.ts'

export const modelName = 'sandbox-writer'
const maxCalls = 200
const embeddingsPath = '/model/v1/embeddings'
/** OpenAI accepts 300,000 tokens in one request, about 1 MB of English. */
const embeddingsBodyMax = 4 * 1024 * 1024

/** One call of the model: the prompt with its answer, or with the problem that prevented one. */
export type ModelCall = {
  at: string
  model: string
  stream: boolean
  prompt: string
  answer?: string
  problem?: string
}
export type ModelCalls = ReturnType<typeof openModelCalls>

/** The last 200 calls, oldest first. */
export function openModelCalls(dataDir: string) {
  const saved = openJsonFile<ModelCall[]>(join(dataDir, 'model-calls.json'), () => [])
  return {
    all: (): readonly ModelCall[] => saved.value,
    add(call: ModelCall): void {
      saved.value = [...saved.value, call].slice(-maxCalls)
      saved.save()
    },
    reset: () => saved.reset(),
  }
}

const problems: Record<string, [status: number, type: string, code: string | null, message: string]> = {
  '401': [401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  '403': [
    403,
    'invalid_request_error',
    'unsupported_country_region_territory',
    'Country, region, or territory not supported',
  ],
  '429': [429, 'requests', 'rate_limit_exceeded', 'Rate limit reached for requests.'],
  '500': [500, 'server_error', null, 'The server had an error while processing your request.'],
  '400': [400, 'invalid_request_error', null, 'We could not parse the JSON body of your request.'],
  '404': [404, 'invalid_request_error', 'unknown_url', 'Unknown request URL.'],
}

function refuse(reply: FastifyReply, kind: string): FastifyReply {
  const [status, type, code, message] = problems[kind] ?? problems['500']!
  return reply.code(status).send({ error: { message, type, param: null, code } })
}

/**
 * The language model under /model/v1. Chat completions, plain and streamed, run through aimock, which takes each text
 * from the rule-based writer. aimock has an HTTP server of its own; requests are passed to it inside this process, so
 * the model has the same URL, key check and faults as the other services. Returns a function that closes aimock.
 */
export async function modelRoutes(app: FastifyInstance, key: string, calls: ModelCalls, faults: Faults, clock: Clock) {
  const mock = await createServer([{ match: { predicate: () => true }, response: answer }], {
    host: '127.0.0.1',
    port: 0,
    auth: { apiKeys: [key] },
  })

  app.addHook(
    'onRequest',
    playFaults(faults, 'model', (kind, reply) => refuse(reply, kind)),
  )
  app.setErrorHandler((_error, _request, reply) => refuse(reply, '400'))
  // aimock reads the body itself, so the request is passed on before Fastify parses it.
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent) return reply
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!isEqual(given, key)) return refuse(reply, '401')
    if (request.method === 'POST' && request.url === embeddingsPath) return undefined
    if (request.method !== 'POST' || request.url !== '/model/v1/chat/completions') return refuse(reply, '404')
    reply.hijack()
    request.raw.url = '/v1/chat/completions'
    mock.server.emit('request', request.raw, reply.raw)
    return reply
  })
  app.post(embeddingsPath, { bodyLimit: embeddingsBodyMax }, async (request, reply) => {
    const { status, body, record } = respondWithEmbeddings(request.body)
    calls.add({ at: new Date(clock.now()).toISOString(), stream: false, ...record })
    return reply.code(status).send(body)
  })
  app.all('/model/*', async (_request, reply) => refuse(reply, '404'))
  return () => new Promise<void>((resolve) => mock.server.close(() => resolve()))

  function answer(request: ChatCompletionRequest) {
    const prompt = request.messages.map((message) => getMessageText(message.content)).join('\n\n')
    const call = {
      at: new Date(clock.now()).toISOString(),
      model: request.model,
      stream: request.stream === true,
      prompt,
    }
    const createRefusal = (status: number, message: string, code: string | null) => {
      calls.add({ ...call, problem: message })
      return { status, error: { message, type: 'invalid_request_error', ...(code && { code }) } }
    }
    const problem = findProblem(request)
    if (problem) return createRefusal(400, problem, null)
    if (request.model !== modelName && !thinkingModels.includes(request.model))
      return createRefusal(
        404,
        `The model \`${request.model}\` does not exist or you do not have access to it.`,
        'model_not_found',
      )
    try {
      const read = readPrompt(prompt)
      const invents = faults.take('model', inventionsPath) !== undefined
      const content = isSpentOnThought(request) ? '' : write(read, invents)
      calls.add({ ...call, answer: content })
      return { content, ...(content === '' && { finishReason: 'length' }) }
    } catch (error) {
      return createRefusal(400, (error as Error).message, 'invalid_prompt')
    }
  }
}

const getMessageText = (content: ChatCompletionRequest['messages'][number]['content']) =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
