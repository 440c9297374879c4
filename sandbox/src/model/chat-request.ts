import type { ChatCompletionRequest } from '@copilotkit/aimock'

/** The parameters of OpenAI's reference of chat completions, without those for tools. */
const parameters = new Set(
  `model messages stream stream_options temperature top_p n stop max_tokens max_completion_tokens presence_penalty
  frequency_penalty logit_bias logprobs top_logprobs user seed response_format store metadata reasoning_effort
  service_tier verbosity`.split(/\s+/),
)
const roles = ['system', 'developer', 'user', 'assistant']

/** The allowed ranges of numbers, both bounds included. */
const ranges: Readonly<Record<string, readonly [number, number]>> = {
  temperature: [0, 2],
  top_p: [0, 1],
  presence_penalty: [-2, 2],
  frequency_penalty: [-2, 2],
  max_tokens: [1, 128_000],
  max_completion_tokens: [1, 128_000],
}

/** Models that think before they write, such as GPT-5 and o3, and so refuse some parameters. */
export const thinkingModels: readonly string[] = ['sandbox-thinker', 'sandbox-early-thinker']
/** One that cannot be told how much to think, such as o1-mini. */
const earlyThinker = 'sandbox-early-thinker'
/** Its hidden tokens, which count. */
const thoughtTokens = 1_500

/** OpenAI's error message for an invalid request; undefined for a valid one. */
export function findProblem(request: ChatCompletionRequest): string | undefined {
  const given: Record<string, unknown> = { ...request }
  // aimock adds fields of its own, which begin with an underscore.
  const unknown = Object.keys(given).find((name) => !parameters.has(name) && !name.startsWith('_'))
  if (unknown) return `Unrecognized request argument supplied: ${unknown}`
  if (typeof given.model !== 'string' || given.model === '') return 'you must provide a model parameter'
  if (request.messages.length === 0) return `Invalid 'messages': empty array. Expected an array with minimum length 1.`
  for (const [at, { role, content }] of request.messages.entries()) {
    if (!roles.includes(role)) return `Invalid value: '${role}'. Supported values are: ${roles.join(', ')}.`
    if (!isContent(content))
      return `Invalid type for 'messages[${at}].content': expected a string or an array of parts.`
  }
  if (given.stream !== undefined && typeof given.stream !== 'boolean')
    return `Invalid type for 'stream': expected a boolean.`
  if (given.stream_options !== undefined && given.stream !== true)
    return `The 'stream_options' parameter is only allowed when 'stream' is enabled.`
  for (const [name, [least, most]] of Object.entries(ranges)) {
    const value = given[name]
    if (value === undefined || value === null) continue
    if (typeof value !== 'number') return `Invalid type for '${name}': expected a number.`
    if (value < least || value > most) return `Invalid '${name}': expected a value between ${least} and ${most}.`
  }
  const hasEffort = given.reasoning_effort !== undefined
  if (!thinkingModels.includes(given.model))
    return hasEffort ? 'Unrecognized request argument supplied: reasoning_effort' : undefined
  if (given.max_tokens !== undefined)
    return `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`
  if (given.temperature !== undefined && given.temperature !== 1)
    return `Unsupported value: 'temperature' does not support this value with this model. Only the default (1) value is supported.`
  if (given.model === earlyThinker && hasEffort)
    return `Unsupported parameter: 'reasoning_effort' is not supported with this model.`
  return undefined
}

/** Whether nothing is left to write with after the hidden tokens. */
export const isSpentOnThought = (request: ChatCompletionRequest): boolean => {
  const { model, max_completion_tokens: tokensMax } = request as { model: string; max_completion_tokens?: number }
  return thinkingModels.includes(model) && tokensMax !== undefined && tokensMax <= thoughtTokens
}

const isContent = (content: unknown) =>
  (typeof content === 'string' && content !== '') || (Array.isArray(content) && content.length > 0)
