import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { limits } from '@labreach/contract/plans'
import { streamText } from 'ai'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { collectTexts } from '../../text/collect-texts.ts'
import { parseAnswer } from './answer.ts'
import {
  claimInstructions,
  fieldInstructions,
  letterInstructions,
  templateInstructions,
  toSafeJson,
} from './prompts.ts'
import { parseObject } from './parse-object.ts'
import { toPlainText } from './plain-text.ts'
import { composeJudgePrompt, judgedClaimsMax, parseVerdicts } from './verdicts.ts'
import { WriterFailure, type LetterFacts, type Writer } from './writer.ts'

/**
 * In milliseconds: `chunk` between two chunks of a response, and until the first one of a model that does not think,
 * `total` for a response including its retry, `verdicts` the same for a judgement: a student waits for it after the
 * letter is written, and there is a check without it.
 */
export type Timeouts = { chunk: number; total: number; verdicts: number }

const defaultTimeouts: Timeouts = { chunk: 20_000, total: 60_000, verdicts: 20_000 }

/** A suggestion comes beside a page that is complete without it, so it is soon given up. */
const chooseFieldsMs = 20_000

/** A response with more characters per token is no text, and is not read to its end. */
const charactersPerToken = 16

const FieldsResponse = z.object({ fields: z.array(z.object({ name: z.string(), words: z.string() })).max(100) })

const TemplateResponse = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, limits.templateNameMax)),
  content: z
    .string()
    .transform((text) => toPlainText(text))
    .pipe(z.string().min(1).max(limits.templateContentMax)),
})

/** Any service with OpenAI's chat completions API. Responses are streamed, so a stalled one is detected early. */
export function createWriter(config: Config['model'], timeouts: Timeouts = defaultTimeouts): Writer {
  /** The form of requests that the model has not refused. */
  let form = 0
  const model = createOpenAICompatible({
    name: 'writer',
    baseURL: config.url,
    apiKey: config.key,
    transformRequestBody: ({ max_tokens: tokens, ...body }) => ({ ...body, ...forms[form]!.limit(tokens as number) }),
  })(config.name)
  return {
    async writeTemplate(facts, signal) {
      const prompt = `TASK: template\n<facts>${toSafeJson(facts)}</facts>`
      const text = await generate(templateInstructions, prompt, 1_200, signal && { signal })
      const { success, data } = TemplateResponse.safeParse(parseObject(text))
      if (!success) throw new WriterFailure('The response of the model is no template')
      return data
    },
    async enhanceLetter(facts, letter, signal) {
      const prompt = `TASK: enhance\n<facts>${toSafeJson(numberSentences(facts))}</facts>\n<letter>${toSafeJson(letter)}</letter>`
      const instructions = facts.publication ? claimInstructions : letterInstructions
      const tokensMax = estimateTokens(letter) + (facts.publication ? claimTokensMax : 0)
      const answer = parseAnswer(await generate(instructions, prompt, tokensMax, { signal }))
      // Only the student's own links: those of an abstract or an affiliation were written by others.
      const allowed = [letter, facts.resume, ...collectTexts(facts.student)].join('\n')
      const text = toPlainText(answer?.letter ?? '', allowed)
      if (!answer || text === '' || text.length > limits.messageMax)
        throw new WriterFailure('The response of the model is no letter')
      const question = toPlainText(answer.question ?? '')
      const claims = answer.claims.map(({ words, sentence }) => ({ words: toPlainText(words, allowed), sentence }))
      return { letter: text, claims, ...(question && { question }) }
    },
    async judgeClaims(work, signal) {
      const { instructions, prompt } = composeJudgePrompt(work)
      const tokensMax = 200 + verdictTokensMax * Math.min(work.claims.length, judgedClaimsMax)
      const text = await generate(instructions, prompt, tokensMax, { signal, total: timeouts.verdicts })
      const verdicts = parseVerdicts(text, work)
      if (!verdicts) throw new WriterFailure('The response of the model is no list of verdicts')
      return verdicts
    },
    async chooseFields(candidates) {
      const prompt = `TASK: fields\n<facts>${toSafeJson(candidates)}</facts>`
      const total = Math.min(timeouts.total, chooseFieldsMs)
      const text = await generate(fieldInstructions, prompt, 800, { total })
      const { success, data } = FieldsResponse.safeParse(parseObject(text))
      if (!success) throw new WriterFailure('The response of the model is no choice of fields')
      return data.fields
    },
  }

  async function generate(
    instructions: string,
    prompt: string,
    maxOutputTokens: number,
    options: { signal?: AbortSignal; total?: number } = {},
  ): Promise<string> {
    const { signal, total = timeouts.total } = options
    const { chunk } = timeouts
    const tried = form
    const { fullStream } = streamText({
      model,
      instructions,
      prompt,
      maxOutputTokens,
      maxRetries: 1,
      timeout: { totalMs: total, firstChunkMs: tried === 0 ? chunk : total, chunkMs: chunk },
      onError: () => undefined,
      ...(signal && { abortSignal: signal }),
    })
    let text = ''
    let finish: string | undefined
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error(part.reason ?? 'The call was aborted')
        if (part.type === 'text-delta') text += part.text
        if (text.length > maxOutputTokens * charactersPerToken) throw new Error('The response is too long')
        if (part.type === 'finish') finish = part.finishReason
      }
    } catch (error) {
      if (forms[tried]!.refusal?.test(String(error))) {
        form = Math.max(form, tried + 1)
        return generate(instructions, prompt, maxOutputTokens, options)
      }
      throw new WriterFailure('The call to the model failed', error)
    }
    if (finish !== 'stop') throw new WriterFailure(`The response of the model is incomplete (${finish ?? 'no reason'})`)
    return text
  }
}

/** The token limit of a response: the letter's tokens (about four characters each), half as many more, and 1,000. */
const estimateTokens = (letter: string) => Math.ceil((letter.length / 4) * 1.5) + 1_000

/** For the hidden tokens of a model that thinks, which count as well. What is not needed costs nothing. */
const thoughtTokensMax = 10_000

/**
 * The forms of a request, each with the words by which a model refuses it, which then gets the next one. Those of OpenAI
 * that think before they write refuse `max_tokens`; while they think nothing arrives, so they are asked to think little.
 * Some refuse that too.
 */
const forms: { limit: (tokens: number) => object; refusal?: RegExp }[] = [
  { limit: (tokens) => ({ max_tokens: tokens }), refusal: /max_completion_tokens/ },
  {
    limit: (tokens) => ({ max_completion_tokens: tokens + thoughtTokensMax, reasoning_effort: 'low' }),
    refusal: /reasoning_effort/,
  },
  { limit: (tokens) => ({ max_completion_tokens: tokens + thoughtTokensMax }) },
]

/** For the copies of the sentences about the publication. */
const claimTokensMax = 600

/** For a verdict with the words for its reason. */
const verdictTokensMax = 120

/** Each sentence of the abstract with its number, from 1. */
const numberSentences = ({ publication, ...facts }: LetterFacts) => ({
  ...facts,
  ...(publication && {
    publication: {
      ...publication,
      sentences: publication.sentences.map((text, at) => ({ number: at + 1, text })),
    },
  }),
})
