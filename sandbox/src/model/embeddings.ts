import { textVector } from './text-vector.ts'

export const embeddingsModel = 'sandbox-embeddings'

/** Of OpenAI's reference: texts of one request, tokens of one text, tokens of one request. */
const textsMax = 2_048
const textTokensMax = 8_192
const requestTokensMax = 300_000

const parameters = ['model', 'input', 'encoding_format', 'dimensions', 'user']

/** Texts of a request that its record shows. */
const textsShown = 3

export type EmbeddingsAnswer = {
  status: 200 | 400 | 404
  body: object
  /** What is remembered of the call. */
  told: { model: string; prompt: string; answer?: string; problem?: string }
}

/** What OpenAI's `POST /embeddings` answers to a body: one vector for each text, or its words for what is wrong with it. */
export function embeddingsFor(body: unknown): EmbeddingsAnswer {
  if (!isObject(body)) return refused(null, 'We could not parse the JSON body of your request.')
  const unknown = Object.keys(body).find((name) => !parameters.includes(name))
  if (unknown) return refused(null, `Unrecognized request argument supplied: ${unknown}`)
  const { model, input, encoding_format: format = 'float', dimensions, user } = body
  if (typeof model !== 'string' || model === '') return refused(null, 'you must provide a model parameter')
  if (model !== embeddingsModel) return unknownModel(model)
  if (format !== 'float' && format !== 'base64')
    return refused('encoding_format', `Invalid value for 'encoding_format': use 'float' or 'base64'.`)
  if (dimensions !== undefined) return refused('dimensions', 'This model does not support specifying dimensions.')
  if (user !== undefined && typeof user !== 'string') return refused('user', `Invalid type for 'user': not a string.`)
  const texts = typeof input === 'string' ? [input] : input
  if (!isTexts(texts)) return refused('input', `'$.input' is invalid. Please check the API reference.`)
  if (texts.length > textsMax)
    return refused('input', `Invalid 'input': array too long. Expected at most ${textsMax}, but got ${texts.length}.`)

  const tokens = texts.map(tokensOf)
  const long = tokens.find((count) => count > textTokensMax)
  if (long)
    return refused(
      'input',
      `This model's maximum context length is ${textTokensMax} tokens, however you requested ${long} tokens.`,
    )
  const total = tokens.reduce((one, other) => one + other, 0)
  if (total > requestTokensMax)
    return refused(
      'input',
      `Requested ${total} tokens, max ${requestTokensMax} tokens per request`,
      'max_tokens_per_request',
    )
  const data = texts.map((text, index) => {
    const vector = textVector(text)
    return { object: 'embedding', index, embedding: format === 'float' ? [...vector] : base64(vector) }
  })
  const usage = { prompt_tokens: total, total_tokens: total }
  const more = texts.length > textsShown ? [`and ${texts.length - textsShown} more`] : []
  const prompt = [...texts.slice(0, textsShown), ...more].join('\n')
  const told = { model, prompt, answer: `${texts.length} vectors` }
  return { status: 200, body: { object: 'list', data, model, usage }, told }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stricter than the original, which takes lists of tokens too: the sandbox has no tokens, and needs a word in each text. */
const isTexts = (input: unknown): input is string[] =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.every((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text))

/** At least as many as OpenAI counts: three bytes are a token, where it takes some four of English and three of Chinese. */
const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 3)

/** 32-bit floats, little-endian, as the official clients read them. */
const base64 = (vector: Float32Array<ArrayBuffer>) => Buffer.from(vector.buffer).toString('base64')

function refused(param: string | null, message: string, code: string | null = null): EmbeddingsAnswer {
  return problem(400, param, message, code)
}

function unknownModel(model: string): EmbeddingsAnswer {
  const message = `The model \`${model}\` does not exist or you do not have access to it.`
  return problem(404, null, message, 'model_not_found')
}

function problem(status: 400 | 404, param: string | null, message: string, code: string | null): EmbeddingsAnswer {
  const error = { message, type: 'invalid_request_error', param, code }
  return { status, body: { error }, told: { model: embeddingsModel, prompt: '', problem: message } }
}
