import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { limits } from '@labreach/contract/plans'
import { streamText } from 'ai'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { inert, letterOrders, templateOrders } from './orders.ts'
import { plainText } from './plain-text.ts'
import { WriterFailure, type Writer } from './writer.ts'

/** Milliseconds: `quiet` without a word, `total` for a whole answer with its one retry. */
export type Patience = { quiet: number; total: number }

const usualPatience: Patience = { quiet: 20_000, total: 60_000 }

const TemplateAnswer = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, limits.templateNameMax)),
  content: z
    .string()
    .transform((text) => plainText(text))
    .pipe(z.string().min(1).max(limits.templateContentMax)),
})

/** Any endpoint that speaks OpenAI's chat completions. Answers are streamed, so that one that stalls is noticed. */
export function createWriter(config: Config['model'], patience: Patience = usualPatience): Writer {
  const model = createOpenAICompatible({ name: 'writer', baseURL: config.url, apiKey: config.key })(config.name)
  return {
    async writeTemplate(facts) {
      const text = await ask(templateOrders, `TASK: template\n<facts>${inert(facts)}</facts>`, 1_200)
      const { success, data } = TemplateAnswer.safeParse(
        parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
      )
      if (!success) throw new WriterFailure('The model answered with something that is not a template')
      return data
    },
    async enhanceLetter(facts, letter, signal) {
      const prompt = `TASK: enhance\n<facts>${inert(facts)}</facts>\n<letter>${inert(letter)}</letter>`
      const answer = await ask(letterOrders, prompt, answerTokens(letter), signal)
      const text = plainText(answer, [letter, ...stringsIn(facts)].join('\n'))
      if (text === '' || text.length > limits.messageMax)
        throw new WriterFailure('The model answered with something that is not a letter')
      return text
    },
  }

  async function ask(instructions: string, prompt: string, maxOutputTokens: number, signal?: AbortSignal) {
    const { quiet, total } = patience
    const { fullStream } = streamText({
      model,
      instructions,
      prompt,
      maxOutputTokens,
      maxRetries: 1,
      timeout: { totalMs: total, firstChunkMs: quiet, chunkMs: quiet },
      onError: () => undefined,
      ...(signal && { abortSignal: signal }),
    })
    let text = ''
    let finish: string | undefined
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error(part.reason ?? 'The call was ended')
        if (part.type === 'text-delta') text += part.text
        if (part.type === 'finish') finish = part.finishReason
      }
    } catch (error) {
      throw new WriterFailure('The model could not be asked', error)
    }
    if (finish !== 'stop') throw new WriterFailure(`The model did not end its answer (${finish ?? 'no reason given'})`)
    return text
  }
}

/** Tokens of some four characters: what the letter has, half as much again, and room for what is woven in. */
const answerTokens = (letter: string) => Math.ceil((letter.length / 4) * 1.5) + 800

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
