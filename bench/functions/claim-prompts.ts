import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { composeJudgePrompt, judgedClaimsMax, parseVerdicts } from '../../server/src/services/writer/verdicts.ts'
import type { Verdict } from '../../server/src/services/writer/writer.ts'
import { readLabelled, type LabelledClaim } from './labelled-claims.ts'

/** The claims that one prompt contains, in its order. */
type Batch = { id: string; claims: LabelledClaim[]; work: Parameters<typeof composeJudgePrompt>[0] }

const toKey = (id: string) => createHash('sha256').update(id).digest('hex')

/**
 * Splits the claims of each abstract into batches of at most as many as a letter may have, in an order that tells
 * nothing about their labels.
 */
function listBatches(file: string): Batch[] {
  const { abstracts, claims } = readLabelled(file)
  return abstracts.flatMap(({ id, title, sentences }) => {
    const own = claims
      .filter(({ abstract }) => abstract === id)
      .toSorted((one, other) => (toKey(one.id) < toKey(other.id) ? -1 : 1))
    const batches: Batch[] = []
    for (let from = 0; from < own.length; from += judgedClaimsMax) {
      const part = own.slice(from, from + judgedClaimsMax)
      const work = { title, year: null, sentences, claims: part.map(({ claim }) => claim) }
      batches.push({ id: from === 0 ? id : `${id}.${from / judgedClaimsMax + 1}`, claims: part, work })
    }
    return batches
  })
}

/** Writes the prompts with which the product would ask its model about the claims: `{ instructions, prompts }`. */
export function writePrompts(file: string, out: string): number {
  const all = listBatches(file).map(({ id, work }) => ({ id, ...composeJudgePrompt(work) }))
  const prompts = all.map(({ id, prompt }) => ({ id, prompt }))
  writeFileSync(out, JSON.stringify({ instructions: all[0]?.instructions, prompts }, null, 1))
  return prompts.length
}

/**
 * Reads a model's answers to these prompts: a list of `{ id, answer }`, where `answer` is the text of the model or its
 * JSON. They are parsed as in the product.
 * @returns the verdicts by the id of the claim.
 */
export function readVerdicts(file: string, answersFile: string): Map<string, Verdict> {
  const answers = JSON.parse(readFileSync(answersFile, 'utf8')) as { id: string; answer: unknown }[]
  const verdicts = listBatches(file).flatMap(({ id, claims, work }) => {
    const answer = answers.find((one) => one.id === id)?.answer
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer ?? '')
    return (parseVerdicts(text, work) ?? []).map((one) => [claims[one.claim - 1]!.id, one] as const)
  })
  return new Map(verdicts)
}
