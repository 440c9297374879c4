import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { thesaurus } from '../../text/fields/thesaurus.ts'

/** The dimensions of the model's vectors. */
export const dimensions = 512
/**
 * Components are stored as signed bytes; the byte 127 stands for this value. The largest component of all texts is
 * .075.
 */
export const scale = 0.08

/**
 * The vectors of all texts of the thesaurus, written by `npm run lab -- field-vectors`: 32 bytes of digest, then for
 * each text 512 signed bytes. Computing them takes a minute, too long for every start.
 */
export const vectorsFile = join(import.meta.dirname, 'field-vectors.bin')

const han = /\p{Script=Han}/u

/**
 * The texts that have a vector, in the order of the file, each with the number of its field. Texts in Chinese
 * characters have none: the model reads English.
 */
export function listFieldTexts(): { text: string; field: number }[] {
  return thesaurus.flatMap(({ name, terms, phrases }, field) =>
    [...new Set([name, ...terms, ...phrases])].filter((text) => !han.test(text)).map((text) => ({ text, field })),
  )
}

/** Changes with every text of the thesaurus that has a vector. */
export const digestOf = (texts: readonly { text: string; field: number }[]): Buffer =>
  createHash('sha256').update(JSON.stringify(texts)).digest()

/** The vectors of the file, and the digest of the texts for which it was written. */
export async function readFieldVectors(): Promise<{ digest: Buffer; vectors: Int8Array }> {
  const bytes = await readFile(vectorsFile)
  return {
    digest: bytes.subarray(0, 32),
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset + 32, bytes.byteLength - 32),
  }
}
