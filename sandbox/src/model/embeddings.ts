import { computeTextVector } from './text-vector.ts'

export const embeddingsModel = 'sandbox-embeddings'

/** Limits of OpenAI's reference: texts per request, tokens per text, tokens per request. */
const textsMax = 2_048
const textTokensMax = 8_192
const requestTokensMax = 300_000

const parameters = ['model', 'input', 'encoding_format', 'dimensions', 'user']

/** The number of texts of a request that are recorded. */
const textsShown = 3

export type EmbeddingsResponse = {
  status: 200 | 400 | 404
  body: object
  /** The entry for the list of calls. */
  record: { model: string; prompt: string; answer?: string; problem?: string }
}

/** The response of OpenAI's `POST /embeddings` to a body: one vector for each text, or an error. */
export function respondWithEmbeddings(body: unknown): EmbeddingsResponse {
  if (!isObject(body)) return refuseParameter(null, 'We could not parse the JSON body of your request.')
  const unknown = Object.keys(body).find((name) => !parameters.includes(name))
  if (unknown) return refuseParameter(null, `Unrecognized request argument supplied: ${unknown}`)
  const { model, input, encoding_format: format = 'float', dimensions, user } = body
  if (typeof model !== 'string' || model === '') return refuseParameter(null, 'you must provide a model parameter')
  if (model !== embeddingsModel) return refuseModel(model)
  if (format !== 'float' && format !== 'base64')
    return refuseParameter('encoding_format', `Invalid value for 'encoding_format': use 'float' or 'base64'.`)
  if (dimensions !== undefined)
    return refuseParameter('dimensions', 'This model does not support specifying dimensions.')
  if (user !== undefined && typeof user !== 'string')
    return refuseParameter('user', `Invalid type for 'user': not a string.`)
  const texts = typeof input === 'string' ? [input] : input
  if (!isTexts(texts)) return refuseParameter('input', `'$.input' is invalid. Please check the API reference.`)
  if (texts.length > textsMax)
    return refuseParameter(
      'input',
      `Invalid 'input': array too long. Expected at most ${textsMax}, but got ${texts.length}.`,
    )

  const tokens = texts.map(countTokens)
  const long = tokens.find((count) => count > textTokensMax)
  if (long)
    return refuseParameter(
      'input',
      `This model's maximum context length is ${textTokensMax} tokens, however you requested ${long} tokens.`,
    )
  const total = tokens.reduce((one, other) => one + other, 0)
  if (total > requestTokensMax)
    return refuseParameter(
      'input',
      `Requested ${total} tokens, max ${requestTokensMax} tokens per request`,
      'max_tokens_per_request',
    )
  const data = texts.map((text, index) => {
    const vector = computeTextVector(text)
    return { object: 'embedding', index, embedding: format === 'float' ? [...vector] : encodeBase64(vector) }
  })
  const usage = { prompt_tokens: total, total_tokens: total }
  const more = texts.length > textsShown ? [`and ${texts.length - textsShown} more`] : []
  const prompt = [...texts.slice(0, textsShown), ...more].join('\n')
  const record = { model, prompt, answer: `${texts.length} vectors` }
  return { status: 200, body: { object: 'list', data, model, usage }, record }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stricter than OpenAI, which also accepts lists of tokens and texts without a letter or digit. */
const isTexts = (input: unknown): input is string[] =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.every((text) => typeof text === 'string' && /[\p{L}\p{N}]/u.test(text))

/** An upper estimate: three bytes per token. OpenAI's tokens have about four bytes in English and three in Chinese. */
const countTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3)

/** 32-bit floats, little-endian, the format that the official clients decode. */
const encodeBase64 = (vector: Float32Array<ArrayBuffer>) => Buffer.from(vector.buffer).toString('base64')

function refuseParameter(param: string | null, message: string, code: string | null = null): EmbeddingsResponse {
  return createErrorResponse(400, param, message, code)
}

function refuseModel(model: string): EmbeddingsResponse {
  const message = `The model \`${model}\` does not exist or you do not have access to it.`
  return createErrorResponse(404, null, message, 'model_not_found')
}

function createErrorResponse(
  status: 400 | 404,
  param: string | null,
  message: string,
  code: string | null,
): EmbeddingsResponse {
  const error = { message, type: 'invalid_request_error', param, code }
  return { status, body: { error }, record: { model: embeddingsModel, prompt: '', problem: message } }
}
